import { isMemberPage } from "#domain/navigation/memberPages.ts";
import { loginPath } from "#domain/navigation/returnTarget.ts";
import type { PageNavigation } from "#ports/PageNavigation.ts";

/** Goes to the login and back to `here`. It takes the place of a members' page, which Back would otherwise show twice. [DEC-030] */
export const goToLogin = (navigation: Pick<PageNavigation, "go">, here: string): Promise<void> =>
	navigation.go(loginPath(here), { replace: isForMembers(here) });

/** Shows the page to a visitor whose session has ended, here or in another tab; a members' page gives way to the login. */
export function redrawForNobody(navigation: PageNavigation): Promise<void> {
	const here = navigation.current();
	return isForMembers(here) ? goToLogin(navigation, here) : navigation.refresh();
}

function isForMembers(address: string): boolean {
	const [pathname = ""] = address.split("?");
	return isMemberPage(pathname);
}
