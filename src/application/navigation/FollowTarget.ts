import { UseCaseOf } from "#application/use-case/UseCaseOf.ts";
import { type LinkTarget, linkTarget } from "#domain/navigation/bridgeMessage.ts";
import type { NativeHost } from "#ports/NativeHost.ts";
import type { PageNavigation } from "#ports/PageNavigation.ts";
import type { Windows } from "#ports/Windows.ts";

interface FollowTargetDeps {
	readonly host: NativeHost;
	readonly navigation: PageNavigation;
	readonly windows: Windows;
}

/**
 * Follows a link: within the site, in a new window (in place if popups are blocked), or through the surrounding app. A page that claims to
 * be in a web view but has no bridge navigates instead (DEC-013, DEC-014, DEC-126, table 4.7).
 */
export class FollowTarget extends UseCaseOf<FollowTargetDeps> {
	async execute(target: LinkTarget): Promise<void> {
		const { host, navigation, windows } = this.deps;
		if ("bridge" in target) {
			if (host.offer(target.bridge)) return;
			const { event, payload } = target.bridge;
			if (event === "push") return navigation.go(webPathOf(payload.path));
			if (event === "openExternal") windows.open(payload.url);
			return;
		}
		if ("navigate" in target) return navigation.go(target.navigate);
		if (windows.open(target.open)) return;
		const inPlace = linkTarget(target.open, "web");
		if (inPlace && "navigate" in inPlace) return navigation.go(inPlace.navigate);
	}
}

/** Maps the app's own inquiry screen to the corresponding web page. */
const webPathOf = (path: string): string => (path === "/my/inquiry" ? "/inquiries" : path);
