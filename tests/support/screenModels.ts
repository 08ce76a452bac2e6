import { defaultCondition } from "#domain/search/SearchCondition.ts";
import { stayDateOf } from "#domain/shared/StayDate.ts";
import type { AppState } from "#ui/app/AppState.ts";
import type { ViewModel } from "#ui/app/useViewModel.ts";
import { AdvanceNoticeViewModel } from "#ui/screens/advance-notice/AdvanceNoticeViewModel.ts";
import { BenefitRegisterViewModel } from "#ui/screens/benefit-register/BenefitRegisterViewModel.ts";
import { BookDetailViewModel } from "#ui/screens/book-detail/BookDetailViewModel.ts";
import { BookingViewModel } from "#ui/screens/booking/BookingViewModel.ts";
import { BooksViewModel } from "#ui/screens/books/BooksViewModel.ts";
import { CompareViewModel } from "#ui/screens/compare/CompareViewModel.ts";
import { CouponsViewModel } from "#ui/screens/coupons/CouponsViewModel.ts";
import { EventViewModel } from "#ui/screens/event/EventViewModel.ts";
import { ExtraPaymentViewModel } from "#ui/screens/extra-payment/ExtraPaymentViewModel.ts";
import { FindIdViewModel } from "#ui/screens/find-id/FindIdViewModel.ts";
import { FindPasswordViewModel } from "#ui/screens/find-password/FindPasswordViewModel.ts";
import { InquiriesViewModel } from "#ui/screens/inquiries/InquiriesViewModel.ts";
import { InquiryFormViewModel } from "#ui/screens/inquiry-form/InquiryFormViewModel.ts";
import { LmsViewModel } from "#ui/screens/lms/LmsViewModel.ts";
import { LoginViewModel } from "#ui/screens/login/LoginViewModel.ts";
import { PasskeyLoginViewModel } from "#ui/screens/login/PasskeyLoginViewModel.ts";
import { ManageViewModel } from "#ui/screens/membership-manage/ManageViewModel.ts";
import { MyPageViewModel } from "#ui/screens/mypage/MyPageViewModel.ts";
import { OptionsViewModel } from "#ui/screens/options/OptionsViewModel.ts";
import { PaymentCompleteViewModel } from "#ui/screens/payment-complete/PaymentCompleteViewModel.ts";
import { PaymentReturnViewModel } from "#ui/screens/payment-return/PaymentReturnViewModel.ts";
import { PointsViewModel } from "#ui/screens/points/PointsViewModel.ts";
import { OpenLoginsViewModel } from "#ui/screens/profile/OpenLoginsViewModel.ts";
import { PasskeysViewModel } from "#ui/screens/profile/PasskeysViewModel.ts";
import { ProfileViewModel } from "#ui/screens/profile/ProfileViewModel.ts";
import { SocialsViewModel } from "#ui/screens/profile/SocialsViewModel.ts";
import { ReviewViewModel } from "#ui/screens/review/ReviewViewModel.ts";
import { SearchViewModel } from "#ui/screens/search/SearchViewModel.ts";
import { SharedWishesViewModel } from "#ui/screens/shared-wishes/SharedWishesViewModel.ts";
import { SignUpViewModel } from "#ui/screens/signup/SignUpViewModel.ts";
import { SocialCallbackViewModel } from "#ui/screens/social-callback/SocialCallbackViewModel.ts";
import { SocialConnectViewModel } from "#ui/screens/social-connect/SocialConnectViewModel.ts";
import { StayViewModel } from "#ui/screens/stay/StayViewModel.ts";
import { SubscribeViewModel } from "#ui/screens/subscribe/SubscribeViewModel.ts";
import { ThemeViewModel } from "#ui/screens/theme/ThemeViewModel.ts";
import { ShareWishesViewModel } from "#ui/screens/wishes/ShareWishesViewModel.ts";
import { WishesViewModel } from "#ui/screens/wishes/WishesViewModel.ts";

const condition = defaultCondition(stayDateOf("2026-11-25"));
const proof = { ask: async () => true };

const choice = {
	plan: {
		stayId: 11,
		bookingKind: "OO" as const,
		accommodations: "11",
		rooms: "118",
		ratePlan: "1183",
		promotionId: null,
	},
	terms: {
		checkInDate: condition.checkInDate,
		checkOutDate: condition.checkOutDate,
		adults: 2,
		childAges: [],
		rooms: 1,
	},
};

/** A screen's view model, and the loader's result it is given. */
export interface ScreenModel {
	readonly name: string;
	readonly make: (app: AppState) => ViewModel<unknown>;
	readonly snapshot: unknown;
	/** Whether it calls the server as soon as it starts. */
	readonly asks: boolean;
}

const model = <S>(
	make: (app: AppState) => ViewModel<S>,
	snapshot: S,
	asks = true,
): Omit<ScreenModel, "name"> => ({ make: make as (app: AppState) => ViewModel<unknown>, snapshot, asks });

const models: Readonly<Record<string, Omit<ScreenModel, "name">>> = {
	"advance notices": model((app) => new AdvanceNoticeViewModel(app), null),
	"benefit registering": model((app) => new BenefitRegisterViewModel(app), null),
	booking: model((app) => new BookDetailViewModel(app), { orderProductId: 9 }),
	"booking form": model((app) => new BookingViewModel(app), {
		choice,
		address: "/booking/11",
		stayPath: "/products/11",
	}),
	bookings: model((app) => new BooksViewModel(app), { tab: "pending" }),
	comparison: model(
		(app) => new CompareViewModel(app, condition),
		{ stayIds: [], condition, onlyDifferences: false, columns: null },
		false,
	),
	coupons: model((app) => new CouponsViewModel(app), { tab: "avail" }),
	"extra payment": model((app) => new ExtraPaymentViewModel(app), {
		id: 4,
		orderProductId: 77,
		address: "/payments/extra/4",
	}),
	"finding an e-mail": model((app) => new FindIdViewModel(app), null, false),
	"finding a password": model((app) => new FindPasswordViewModel(app), null, false),
	inquiries: model((app) => new InquiriesViewModel(app), { tab: "all" }),
	"inquiry form": model((app) => new InquiryFormViewModel(app), { type: null, orderNumber: null }),
	login: model((app) => new LoginViewModel(app), { returnUrl: null }, false),
	"login by passkey": model((app) => new PasskeyLoginViewModel(app), { returnUrl: null }, false),
	"membership's management": model((app) => new ManageViewModel(app), {
		authKey: null,
		isCardCancelled: false,
	}),
	"message link": model((app) => new LmsViewModel(app), { orderNumber: "AW1" }),
	"my page": model((app) => new MyPageViewModel(app), null),
	"open logins": model((app) => new OpenLoginsViewModel(app), null),
	passkeys: model((app) => new PasskeysViewModel(app, proof), null, false),
	"payment's receipt": model((app) => new PaymentCompleteViewModel(app), { orderNumber: "AW1" }),
	"payment's return": model(
		(app) => new PaymentReturnViewModel(app),
		{ back: { orderNumber: "AW1", paymentId: 5, token: "tk" } },
		false,
	),
	plan: model(
		(app) => new OptionsViewModel(app),
		{ stayId: 11, choice: null, condition, option: null, problem: "failed" as const },
		false,
	),
	points: model((app) => new PointsViewModel(app), { type: "AWESOME_CASH", filter: "ALL" }),
	profile: model((app) => new ProfileViewModel(app), null),
	review: model((app) => new ReviewViewModel(app), { orderProductId: 9 }),
	"shared wishes": model((app) => new SharedWishesViewModel(app, condition), { token: "t", condition }),
	"sharing of wishes": model((app) => new ShareWishesViewModel(app), null),
	"sign-up": model((app) => new SignUpViewModel(app), { returnUrl: null, provider: null }, false),
	"social accounts": model((app) => new SocialsViewModel(app, proof), null),
	"social callback": model(
		(app) => new SocialCallbackViewModel(app),
		{ provider: "kakao", answer: { kind: "foreign" } },
		false,
	),
	"social connecting": model((app) => new SocialConnectViewModel(app), null, false),
	subscribing: model((app) => new SubscribeViewModel(app), {
		plan: null,
		authKey: null,
		isCardCancelled: false,
		returnPath: null,
	}),
	wishes: model((app) => new WishesViewModel(app), null, false),
};

/** View models that a loader gives more than can be written down here; these are only constructed. */
const made: Readonly<Record<string, (app: AppState) => ViewModel<never>>> = {
	deal: (app) => new EventViewModel(app),
	search: (app) => new SearchViewModel(app),
	stay: (app) => new StayViewModel(app, condition),
	theme: (app) => new ThemeViewModel(app, condition),
};

/** The screens' view models, by name. */
export const screenModels: readonly ScreenModel[] = Object.entries(models).map(([name, rest]) => ({
	name,
	...rest,
}));

export const madeModels: readonly (readonly [name: string, make: (app: AppState) => object])[] = [
	...screenModels.map(({ name, make }) => [name, make] as const),
	...Object.entries(made),
];
