import type { LoaderFunctionArgs } from "react-router";
import { requireMember } from "#ui/app/requireMember.ts";
import { WishesScreen } from "./WishesScreen.tsx";

export function loader(args: LoaderFunctionArgs): null {
	requireMember(args);
	return null;
}

export const shouldRevalidate = () => false;

export function Component() {
	return <WishesScreen />;
}
