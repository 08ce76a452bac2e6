import { computed, makeObservable } from "mobx";
import type { MyPageView } from "#application/member/ViewMyPage.ts";
import { useCases } from "#application/tokens.ts";
import { myPageCopy } from "#copy/myPage.ts";
import type { CachedMember } from "#domain/member/CachedMember.ts";
import { menuParts } from "#domain/member/menuParts.ts";
import { profileMenu } from "#domain/member/profileMenu.ts";
import type { AppState } from "#ui/app/AppState.ts";
import type { ViewModel } from "#ui/app/useViewModel.ts";
import { formatCount } from "#ui/format/won.ts";
import { LoadViewModel } from "#ui/my/LoadViewModel.ts";
import { loadForMember } from "#ui/my/loadForMember.ts";

/** Stand-in member that determines the links while the member is unknown. */
const nameless: CachedMember = { name: "", grade: "Bronze", type: "N", corpName: null };

/** The hub of the member's own pages (ROUTE-07). Name and grade are shown at once from the session. */
export class MyPageViewModel implements ViewModel<null> {
	readonly view: LoadViewModel<MyPageView>;
	readonly #app: AppState;

	constructor(app: AppState) {
		this.#app = app;
		this.view = new LoadViewModel((signal) => app.use(useCases.viewMyPage).execute({ signal }));
		makeObservable(this, {
			member: computed,
			isUnknown: computed,
			menu: computed,
			parts: computed,
			newAnswers: computed,
		});
	}

	/** Null if signed in but not identified yet. */
	get member(): CachedMember | null {
		return this.view.value?.account ?? this.#app.session.member;
	}

	/** Whether the member is still being loaded. */
	get isUnknown(): boolean {
		return this.member === null && !this.view.hasFailed;
	}

	/** The links of the profile menu, by the same rules (UI-MENU-04, UI-MENU-09). */
	get menu() {
		const menu = profileMenu(this.member ?? nameless, this.#app.environment.surface, "/mypage");
		return menu.kind === "loggedIn" ? menu : null;
	}

	get parts() {
		return menuParts(this.member ?? nameless);
	}

	/** Text with the number of inquiries that have an unread answer; undefined if none. */
	get newAnswers(): string | undefined {
		const count = this.view.value?.unreadInquiries ?? 0;
		return count > 0 ? myPageCopy.newAnswers(formatCount(count)) : undefined;
	}

	activate(): () => void {
		return loadForMember(this.#app.session, this.view);
	}

	/** Reloads, since the next stay and the valid coupons may differ on a new day. */
	onDayChange(): void {
		void this.view.load();
	}
}
