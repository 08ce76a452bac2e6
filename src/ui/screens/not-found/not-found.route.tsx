import { data } from "react-router";

/** Answers 404 with the shared error page, whatever the unknown address is (DEC-012). */
export function loader(): never {
	throw data(null, { status: 404 });
}

export function Component(): null {
	return null;
}
