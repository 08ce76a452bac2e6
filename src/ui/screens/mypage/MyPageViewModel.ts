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

/** Whose links stand while nobody has said who it is. */
const nameless: CachedMember = { name: "", grade: "Bronze", type: "N", corpName: null };

/** The hub of the member's own pages (ROUTE-07). Name and grade stand at once, from what the page knows already. */
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

	/** Null: signed in, but nobody has said yet who it is. */
	get member(): CachedMember | null {
		return this.view.value?.account ?? this.#app.session.member;
	}

	/** Whose page it is will be told in a moment. */
	get isUnknown(): boolean {
		return this.member === null && !this.view.hasFailed;
	}

	/** The same links as the profile menu, by the same rules (UI-MENU-04, UI-MENU-09). */
	get menu() {
		const menu = profileMenu(this.member ?? nameless, this.#app.environment.surface, "/mypage");
		return menu.kind === "loggedIn" ? menu : null;
	}

	get parts() {
		return menuParts(this.member ?? nameless);
	}

	/** How many inquiries have an answer that was not opened, in words; undefined = none. */
	get newAnswers(): string | undefined {
		const count = this.view.value?.unreadInquiries ?? 0;
		return count > 0 ? myPageCopy.newAnswers(formatCount(count)) : undefined;
	}

	activate(): () => void {
		return loadForMember(this.#app.session, this.view);
	}

	/** The stay that begins next, and the coupons that still hold, are others. */
	keepDays(): void {
		void this.view.load();
	}
}
