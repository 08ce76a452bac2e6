import { benefitRegisterCopy } from "#copy/benefitRegister.ts";
import { memberHandle } from "#ui/layout/screenHandle.ts";

export { requireMember as loader } from "#ui/app/requireMember.ts";
export { BenefitRegisterScreen as Component } from "./BenefitRegisterScreen.tsx";

export const handle = memberHandle(benefitRegisterCopy.title);

export const shouldRevalidate = () => false;
