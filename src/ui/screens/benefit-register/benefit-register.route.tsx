import type { LoaderFunctionArgs } from "react-router";
import { benefitRegisterCopy } from "#copy/benefitRegister.ts";
import { requireMember } from "#ui/app/requireMember.ts";
import type { ScreenHandle } from "#ui/layout/screenHandle.ts";
import { innerShell } from "#ui/layout/shell.ts";
import { BenefitRegisterScreen } from "./BenefitRegisterScreen.tsx";

export const handle: ScreenHandle = {
	shell: innerShell({ title: benefitRegisterCopy.title, right: ["mypage", "home"] }),
	callsAtOnce: true,
};

export function loader(args: LoaderFunctionArgs): null {
	requireMember(args);
	return null;
}

export const shouldRevalidate = () => false;

export function Component() {
	return <BenefitRegisterScreen />;
}
