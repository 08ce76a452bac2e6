import { data, type LoaderFunctionArgs, redirect } from "react-router";
import { homeRoute } from "#domain/navigation/returnTarget.ts";

/** Answers 404 with the shared error page, whatever the unknown address is; the shell's own name leads home (DEC-012). */
export function loader({ params }: Pick<LoaderFunctionArgs, "params">): never {
	if (/^_app\/?$/.test(params["*"] ?? "")) throw redirect(homeRoute);
	throw data(null, { status: 404 });
}

export function Component(): null {
	return null;
}
