import { token } from "#ports/token.ts";
import type { ResetPassword } from "./account/ResetPassword.ts";
import type { SendCode } from "./account/SendCode.ts";
import type { SignUp } from "./account/SignUp.ts";
import type { VerifyCode } from "./account/VerifyCode.ts";
import type { ViewHome } from "./home/ViewHome.ts";
import type { FollowTarget } from "./navigation/FollowTarget.ts";
import type { EditRecents } from "./search/EditRecents.ts";
import type { KeepSearch } from "./search/KeepSearch.ts";
import type { ListPopularAreas } from "./search/ListPopularAreas.ts";
import type { ListPopularTabs } from "./search/ListPopularTabs.ts";
import type { RecallSearch } from "./search/RecallSearch.ts";
import type { SearchKeyword } from "./search/SearchKeyword.ts";
import type { SearchStays } from "./search/SearchStays.ts";
import type { LogIn } from "./session/LogIn.ts";
import type { LogOut } from "./session/LogOut.ts";
import type { StartSession } from "./session/StartSession.ts";
import type { ComparePrices } from "./stay/ComparePrices.ts";
import type { ListOffers } from "./stay/ListOffers.ts";
import type { ListReviews } from "./stay/ListReviews.ts";
import type { ListSurroundings } from "./stay/ListSurroundings.ts";
import type { SharePage } from "./stay/SharePage.ts";
import type { ViewOption } from "./stay/ViewOption.ts";
import type { ViewStay } from "./stay/ViewStay.ts";
import type { ToggleWish } from "./wish/ToggleWish.ts";

/** Every use case by name. Types only: hydration must not load the classes. */
export const useCases = {
	followTarget: token<FollowTarget>("FollowTarget"),
	logIn: token<LogIn>("LogIn"),
	logOut: token<LogOut>("LogOut"),
	editRecents: token<EditRecents>("EditRecents"),
	keepSearch: token<KeepSearch>("KeepSearch"),
	listPopularAreas: token<ListPopularAreas>("ListPopularAreas"),
	listPopularTabs: token<ListPopularTabs>("ListPopularTabs"),
	recallSearch: token<RecallSearch>("RecallSearch"),
	searchKeyword: token<SearchKeyword>("SearchKeyword"),
	searchStays: token<SearchStays>("SearchStays"),
	viewHome: token<ViewHome>("ViewHome"),
	comparePrices: token<ComparePrices>("ComparePrices"),
	listOffers: token<ListOffers>("ListOffers"),
	listReviews: token<ListReviews>("ListReviews"),
	listSurroundings: token<ListSurroundings>("ListSurroundings"),
	sharePage: token<SharePage>("SharePage"),
	toggleWish: token<ToggleWish>("ToggleWish"),
	viewOption: token<ViewOption>("ViewOption"),
	viewStay: token<ViewStay>("ViewStay"),
	resetPassword: token<ResetPassword>("ResetPassword"),
	sendCode: token<SendCode>("SendCode"),
	signUp: token<SignUp>("SignUp"),
	verifyCode: token<VerifyCode>("VerifyCode"),
	startSession: token<StartSession>("StartSession"),
} as const;
