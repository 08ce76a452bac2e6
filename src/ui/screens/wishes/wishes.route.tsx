import { wishesCopy } from "#copy/wishes.ts";
import { memberHandle } from "#ui/layout/screenHandle.ts";

export { requireMember as loader } from "#ui/app/requireMember.ts";
export { WishesScreen as Component } from "./WishesScreen.tsx";

export const handle = memberHandle(wishesCopy.title);

export const shouldRevalidate = () => false;
