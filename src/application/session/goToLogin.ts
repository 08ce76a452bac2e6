import { isMemberPage } from "#domain/navigation/memberPages.ts";
import { loginPath } from "#domain/navigation/returnTarget.ts";
import type { PageNavigation } from "#ports/PageNavigation.ts";

/** Goes to the login and back to `here`. It takes the place of a members' page, which Back would otherwise show twice. [DEC-030] */
export function goToLogin(navigation: Pick<PageNavigation, "go">, here: string): Promise<void> {
	const [pathname = ""] = here.split("?");
	return navigation.go(loginPath(here), { replace: isMemberPage(pathname) });
}
