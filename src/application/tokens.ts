import { token } from "#ports/token.ts";
import type { ResetPassword } from "./account/ResetPassword.ts";
import type { SendCode } from "./account/SendCode.ts";
import type { SignUp } from "./account/SignUp.ts";
import type { VerifyCode } from "./account/VerifyCode.ts";
import type { BookStay } from "./booking/BookStay.ts";
import type { CancelBooking } from "./booking/CancelBooking.ts";
import type { CancelLinkedOrder } from "./booking/CancelLinkedOrder.ts";
import type { ConfirmLinkedOrder } from "./booking/ConfirmLinkedOrder.ts";
import type { HideBooking } from "./booking/HideBooking.ts";
import type { KeepBookingDraft } from "./booking/KeepBookingDraft.ts";
import type { KeepVoucher } from "./booking/KeepVoucher.ts";
import type { LeaveForCheckout } from "./booking/LeaveForCheckout.ts";
import type { ListBookings } from "./booking/ListBookings.ts";
import type { OpenBookingForm } from "./booking/OpenBookingForm.ts";
import type { QuoteCancel } from "./booking/QuoteCancel.ts";
import type { SaveCalendar } from "./booking/SaveCalendar.ts";
import type { SettleCancel } from "./booking/SettleCancel.ts";
import type { ViewBooking } from "./booking/ViewBooking.ts";
import type { ViewLinkedOrder } from "./booking/ViewLinkedOrder.ts";
import type { ApplyAdvanceNotice } from "./content/ApplyAdvanceNotice.ts";
import type { ListAdvanceNotices } from "./content/ListAdvanceNotices.ts";
import type { ListFaqs } from "./content/ListFaqs.ts";
import type { ListFaqTypes } from "./content/ListFaqTypes.ts";
import type { ListNotices } from "./content/ListNotices.ts";
import type { ListSaleDates } from "./content/ListSaleDates.ts";
import type { ListThemeStays } from "./content/ListThemeStays.ts";
import type { ListThemes } from "./content/ListThemes.ts";
import type { ViewEvent } from "./content/ViewEvent.ts";
import type { ViewNotice } from "./content/ViewNotice.ts";
import type { ViewStayEvent } from "./content/ViewStayEvent.ts";
import type { ViewTheme } from "./content/ViewTheme.ts";
import type { ListCoupons } from "./coupon/ListCoupons.ts";
import type { RegisterCoupon } from "./coupon/RegisterCoupon.ts";
import type { TakeCoupon } from "./coupon/TakeCoupon.ts";
import type { ViewHome } from "./home/ViewHome.ts";
import type { ListInquiries } from "./inquiry/ListInquiries.ts";
import type { OpenInquiryForm } from "./inquiry/OpenInquiryForm.ts";
import type { SendInquiry } from "./inquiry/SendInquiry.ts";
import type { ChangeProfile } from "./member/ChangeProfile.ts";
import type { SaveInternational } from "./member/SaveInternational.ts";
import type { ViewAccount } from "./member/ViewAccount.ts";
import type { ViewMyPage } from "./member/ViewMyPage.ts";
import type { Withdraw } from "./member/Withdraw.ts";
import type { BuyMembership } from "./membership/BuyMembership.ts";
import type { CancelMembership } from "./membership/CancelMembership.ts";
import type { ChangeCard } from "./membership/ChangeCard.ts";
import type { CheckCompany } from "./membership/CheckCompany.ts";
import type { KeepMembershipDraft } from "./membership/KeepMembershipDraft.ts";
import type { LeaveForCard } from "./membership/LeaveForCard.ts";
import type { ListBilling } from "./membership/ListBilling.ts";
import type { OpenSubscribe } from "./membership/OpenSubscribe.ts";
import type { RegisterBenefit } from "./membership/RegisterBenefit.ts";
import type { RegisterCard } from "./membership/RegisterCard.ts";
import type { ViewMembership } from "./membership/ViewMembership.ts";
import type { WithdrawGold } from "./membership/WithdrawGold.ts";
import type { FollowTarget } from "./navigation/FollowTarget.ts";
import type { GoBack } from "./navigation/GoBack.ts";
import type { RecordVisit } from "./navigation/RecordVisit.ts";
import type { RunPendingAction } from "./navigation/RunPendingAction.ts";
import type { TakeDetour } from "./navigation/TakeDetour.ts";
import type { LeaveFailedPayment } from "./payment/LeaveFailedPayment.ts";
import type { PayExtra } from "./payment/PayExtra.ts";
import type { SettlePayment } from "./payment/SettlePayment.ts";
import type { ViewExtraPayment } from "./payment/ViewExtraPayment.ts";
import type { ViewPaidOrder } from "./payment/ViewPaidOrder.ts";
import type { ListPointHistory } from "./points/ListPointHistory.ts";
import type { ViewOrderReview } from "./review/ViewOrderReview.ts";
import type { WriteReview } from "./review/WriteReview.ts";
import type { EditRecents } from "./search/EditRecents.ts";
import type { KeepSearch } from "./search/KeepSearch.ts";
import type { ListPopularAreas } from "./search/ListPopularAreas.ts";
import type { ListPopularTabs } from "./search/ListPopularTabs.ts";
import type { RecallSearch } from "./search/RecallSearch.ts";
import type { SearchKeyword } from "./search/SearchKeyword.ts";
import type { SearchStays } from "./search/SearchStays.ts";
import type { FollowSession } from "./session/FollowSession.ts";
import type { LogIn } from "./session/LogIn.ts";
import type { LogOut } from "./session/LogOut.ts";
import type { StartSession } from "./session/StartSession.ts";
import type { TellSession } from "./session/TellSession.ts";
import type { EnterSocially } from "./social/EnterSocially.ts";
import type { FindReturnTarget } from "./social/FindReturnTarget.ts";
import type { LeaveToWithdraw } from "./social/LeaveToWithdraw.ts";
import type { ViewPendingSocial } from "./social/ViewPendingSocial.ts";
import type { WithdrawAtApple } from "./social/WithdrawAtApple.ts";
import type { ComparePrices } from "./stay/ComparePrices.ts";
import type { ListOffers } from "./stay/ListOffers.ts";
import type { ListReviews } from "./stay/ListReviews.ts";
import type { ListSurroundings } from "./stay/ListSurroundings.ts";
import type { SharePage } from "./stay/SharePage.ts";
import type { ViewOption } from "./stay/ViewOption.ts";
import type { ViewStay } from "./stay/ViewStay.ts";
import type { Report } from "./tracking/Report.ts";
import type { ListWishes } from "./wish/ListWishes.ts";
import type { ToggleWish } from "./wish/ToggleWish.ts";

/** Every use case by name. Types only: hydration must not load the classes. */
export const useCases = {
	openBookingForm: token<OpenBookingForm>("OpenBookingForm"),
	keepBookingDraft: token<KeepBookingDraft>("KeepBookingDraft"),
	bookStay: token<BookStay>("BookStay"),
	leaveForCheckout: token<LeaveForCheckout>("LeaveForCheckout"),
	listBookings: token<ListBookings>("ListBookings"),
	viewBooking: token<ViewBooking>("ViewBooking"),
	keepVoucher: token<KeepVoucher>("KeepVoucher"),
	hideBooking: token<HideBooking>("HideBooking"),
	quoteCancel: token<QuoteCancel>("QuoteCancel"),
	cancelBooking: token<CancelBooking>("CancelBooking"),
	settleCancel: token<SettleCancel>("SettleCancel"),
	saveCalendar: token<SaveCalendar>("SaveCalendar"),
	settlePayment: token<SettlePayment>("SettlePayment"),
	viewPaidOrder: token<ViewPaidOrder>("ViewPaidOrder"),
	leaveFailedPayment: token<LeaveFailedPayment>("LeaveFailedPayment"),
	viewExtraPayment: token<ViewExtraPayment>("ViewExtraPayment"),
	payExtra: token<PayExtra>("PayExtra"),
	viewOrderReview: token<ViewOrderReview>("ViewOrderReview"),
	writeReview: token<WriteReview>("WriteReview"),
	goBack: token<GoBack>("GoBack"),
	recordVisit: token<RecordVisit>("RecordVisit"),
	takeDetour: token<TakeDetour>("TakeDetour"),
	runPendingAction: token<RunPendingAction>("RunPendingAction"),
	followSession: token<FollowSession>("FollowSession"),
	tellSession: token<TellSession>("TellSession"),
	report: token<Report>("Report"),
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
	enterSocially: token<EnterSocially>("EnterSocially"),
	findReturnTarget: token<FindReturnTarget>("FindReturnTarget"),
	leaveToWithdraw: token<LeaveToWithdraw>("LeaveToWithdraw"),
	withdrawAtApple: token<WithdrawAtApple>("WithdrawAtApple"),
	viewPendingSocial: token<ViewPendingSocial>("ViewPendingSocial"),
	cancelLinkedOrder: token<CancelLinkedOrder>("CancelLinkedOrder"),
	confirmLinkedOrder: token<ConfirmLinkedOrder>("ConfirmLinkedOrder"),
	viewLinkedOrder: token<ViewLinkedOrder>("ViewLinkedOrder"),
	applyAdvanceNotice: token<ApplyAdvanceNotice>("ApplyAdvanceNotice"),
	listAdvanceNotices: token<ListAdvanceNotices>("ListAdvanceNotices"),
	listSaleDates: token<ListSaleDates>("ListSaleDates"),
	listThemes: token<ListThemes>("ListThemes"),
	listThemeStays: token<ListThemeStays>("ListThemeStays"),
	viewEvent: token<ViewEvent>("ViewEvent"),
	viewStayEvent: token<ViewStayEvent>("ViewStayEvent"),
	viewTheme: token<ViewTheme>("ViewTheme"),
	takeCoupon: token<TakeCoupon>("TakeCoupon"),
	listFaqs: token<ListFaqs>("ListFaqs"),
	listFaqTypes: token<ListFaqTypes>("ListFaqTypes"),
	listNotices: token<ListNotices>("ListNotices"),
	viewNotice: token<ViewNotice>("ViewNotice"),
	listCoupons: token<ListCoupons>("ListCoupons"),
	registerCoupon: token<RegisterCoupon>("RegisterCoupon"),
	listInquiries: token<ListInquiries>("ListInquiries"),
	openInquiryForm: token<OpenInquiryForm>("OpenInquiryForm"),
	sendInquiry: token<SendInquiry>("SendInquiry"),
	changeProfile: token<ChangeProfile>("ChangeProfile"),
	saveInternational: token<SaveInternational>("SaveInternational"),
	viewAccount: token<ViewAccount>("ViewAccount"),
	viewMyPage: token<ViewMyPage>("ViewMyPage"),
	withdraw: token<Withdraw>("Withdraw"),
	listPointHistory: token<ListPointHistory>("ListPointHistory"),
	listWishes: token<ListWishes>("ListWishes"),
	buyMembership: token<BuyMembership>("BuyMembership"),
	cancelMembership: token<CancelMembership>("CancelMembership"),
	changeCard: token<ChangeCard>("ChangeCard"),
	checkCompany: token<CheckCompany>("CheckCompany"),
	keepMembershipDraft: token<KeepMembershipDraft>("KeepMembershipDraft"),
	leaveForCard: token<LeaveForCard>("LeaveForCard"),
	listBilling: token<ListBilling>("ListBilling"),
	openSubscribe: token<OpenSubscribe>("OpenSubscribe"),
	registerBenefit: token<RegisterBenefit>("RegisterBenefit"),
	registerCard: token<RegisterCard>("RegisterCard"),
	viewMembership: token<ViewMembership>("ViewMembership"),
	withdrawGold: token<WithdrawGold>("WithdrawGold"),
	startSession: token<StartSession>("StartSession"),
} as const;
