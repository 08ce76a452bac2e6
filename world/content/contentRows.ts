import { koreanInstant } from "#domain/shared/koreanTime.ts";
import { addDays, type StayDate } from "#domain/shared/StayDate.ts";
import { cityPicture } from "#world/illustrations/catalogue.ts";
import { placeOf } from "#world/places/placeRows.ts";
import type { Row } from "#world/rows/Row.ts";
import type { Stay } from "#world/stays/Stay.ts";
import { type CouponSeed, corporations, coupons } from "./coupons.ts";
import { alarms, banners, inquiryTypes, mainPlaces } from "./display.ts";
import { faqs } from "./faqs.ts";
import { notices } from "./notices.ts";
import { themes } from "./themes.ts";
import { topicBanner, topicCover } from "./topicPictures.ts";

/** Returns a time of day in Korea as an instant in the database's format. */
function instant(day: StayDate, time = "00:00"): string {
	return new Date(koreanInstant(`${day} ${time}`) ?? 0).toISOString();
}

export const noticeRows = (today: StayDate): Row[] =>
	notices.toReversed().map(([daysAgo, type, title, content], index) => ({
		notice_id: index + 1,
		type,
		title,
		content,
		created_at: instant(addDays(today, -daysAgo), "10:30"),
		updated_at: instant(addDays(today, daysAgo === 9 ? -8 : -daysAgo), "10:30"),
	}));

export const faqTypeRows = (): Row[] =>
	faqs.map(([name], index) => ({ faq_type_id: index + 1, name, sort: index + 1 }));

export const faqRows = (today: StayDate): Row[] =>
	faqs.flatMap(([, questions], type) =>
		questions.map(([title, content], index) => ({
			faq_type_id: type + 1,
			title,
			content,
			sort: index + 1,
			created_at: instant(addDays(today, -180 + 3 * index + type), "11:00"),
		})),
	);

export const bannerRows = (today: StayDate): Row[] =>
	banners.map(({ title, subtitle, topic, link, days: [from, to] }, index) => ({
		title,
		subtitle,
		image_key: topicBanner(topic, index),
		link_url: link,
		sort: index + 1,
		starts_on: addDays(today, from),
		ends_on: addDays(today, to),
	}));

export const mainPlaceRows = (): Row[] =>
	mainPlaces.map(([name, code, areaName], index) => {
		const { city, area } = placeOf(code, areaName);
		return {
			name,
			city_id: city.id,
			area,
			sub_area: 0,
			image_key: cityPicture(city.nation, code, area),
			sort: index + 1,
		};
	});

export const inquiryTypeRows = (): Row[] =>
	inquiryTypes.map((name, index) => ({ group_code: 105, code: index + 1, name, sort: index + 1 }));

/** Sorts the better-rated and better-known stays first. */
export const byLiking = (stays: readonly Stay[]): Stay[] =>
	stays.toSorted((a, b) => b.quality + b.fame - (a.quality + a.fame) || a.id - b.id);

export function themeRows(stays: readonly Stay[]): { themes: Row[]; products: Row[] } {
	const liked = byLiking(stays);
	return {
		themes: themes.map(({ title, topic, html }, index) => ({
			theme_id: index + 1,
			title,
			image_key: topicCover(topic),
			html,
			sort: index + 1,
		})),
		products: themes.flatMap(({ fits }, index) =>
			liked
				.filter(fits)
				.slice(0, 30)
				.map((stay, sort) => ({ theme_id: index + 1, property_id: stay.id, sort: sort + 1 })),
		),
	};
}

export const corporationRows = (): Row[] =>
	corporations.map(([code, name, valid]) => ({ corp_code: code, name, valid }));

export const couponRows = (today: StayDate): Row[] =>
	coupons.map((coupon: CouponSeed) => ({
		coupon_manager_id: coupon.id,
		type: coupon.type,
		title: coupon.title,
		corp_code: coupon.corp ?? null,
		grip_idx: coupon.grip ?? null,
		pack_code: coupon.pack ?? null,
		discount_kind: coupon.kind,
		discount: coupon.discount,
		max_discount: coupon.maxDiscount ?? null,
		min_price: coupon.minPrice,
		over_min_price: coupon.minPrice > 0,
		overlap: coupon.overlap ?? false,
		available_expedia: coupon.external ?? false,
		nation_code: coupon.nation ?? null,
		set_cnt: coupon.set ?? 1,
		tot_cnt: coupon.total ?? null,
		issued_cnt: coupon.issued ?? 0,
		issue_start: instant(addDays(today, coupon.issue[0])),
		issue_end: instant(addDays(today, coupon.issue[1] + 1)),
		use_expire_date: coupon.endsIn === undefined ? null : addDays(today, coupon.endsIn),
		valid_days: coupon.validDays ?? null,
	}));

export const couponProductRows = (stays: readonly Stay[]): Row[] =>
	coupons.flatMap(({ id, city, abroad = false }) =>
		stays
			.filter((stay) => stay.city.code === city || (abroad && stay.city.nation !== "KR"))
			.map((stay) => ({ coupon_manager_id: id, property_id: stay.id })),
	);

export const alarmRows = (today: StayDate): Row[] =>
	alarms.map(({ id, kind, title, topic, opensIn, event, pack }) => ({
		alarm_id: id,
		event_type: kind,
		title,
		image_key: topicCover(topic),
		open_at: instant(addDays(today, opensIn), "10:00"),
		event_id: event ?? null,
		pack_code: pack ?? null,
		sort: id,
	}));
