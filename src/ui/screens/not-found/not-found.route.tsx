import { data, type LoaderFunctionArgs, redirect } from "react-router";
import { homeRoute } from "#domain/navigation/returnTarget.ts";

/**
 * Responds with 404 and the shared error page to every unknown address; the shell's logo links home (DEC-012).
 * @throws Always a 404 response.
 */
export function loader({ params }: Pick<LoaderFunctionArgs, "params">): never {
	if (/^_app\/?$/.test(params["*"] ?? "")) throw redirect(homeRoute);
	throw data(null, { status: 404 });
}

export function Component(): null {
	return null;
}
