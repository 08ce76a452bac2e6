import { profileCopy } from "#copy/profile.ts";
import { memberHandle } from "#ui/layout/screenHandle.ts";

export { requireMember as loader } from "#ui/app/requireMember.ts";
export { ProfileScreen as Component } from "./ProfileScreen.tsx";

export const handle = memberHandle(profileCopy.title);

export const shouldRevalidate = () => false;
