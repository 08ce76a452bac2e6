import type { LoaderFunctionArgs } from "react-router";
import { requireMember } from "#ui/app/requireMember.ts";
import { BenefitRegisterScreen } from "./BenefitRegisterScreen.tsx";

export function loader(args: LoaderFunctionArgs): null {
	requireMember(args);
	return null;
}

export const shouldRevalidate = () => false;

export function Component() {
	return <BenefitRegisterScreen />;
}
