import type { ComponentType, Ref } from "react";
import { stayCopy } from "#copy/stay.ts";
import type { Facility, StayDetail } from "#domain/stay/Stay.ts";
import type { IconProps } from "#ui/components/icons/drawIcon.tsx";
import {
	AirConditionerIcon,
	BreakfastIcon,
	BusinessIcon,
	ElevatorIcon,
	FitnessIcon,
	KitchenIcon,
	NoSmokingIcon,
	ParkingIcon,
	PetIcon,
	PoolIcon,
	RestaurantIcon,
	SpaIcon,
	ViewIcon,
	WifiIcon,
} from "#ui/components/icons/facilities.tsx";
import { CheckIcon } from "#ui/components/icons/frame.tsx";
import { Section } from "#ui/layout/Page.tsx";
import stack from "#ui/styles/stack.module.css";
import styles from "./Facilities.module.css";

const icons: Readonly<Record<string, ComponentType<IconProps>>> = {
	WIFI: WifiIcon,
	PARKING: ParkingIcon,
	EV_CHARGER: ParkingIcon,
	POOL: PoolIcon,
	INDOOR_POOL: PoolIcon,
	KIDS_POOL: PoolIcon,
	BREAKFAST: BreakfastIcon,
	CAFE: BreakfastIcon,
	RESTAURANT: RestaurantIcon,
	BAR: RestaurantIcon,
	BBQ: RestaurantIcon,
	GYM: FitnessIcon,
	SAUNA: SpaIcon,
	HOT_SPRING: SpaIcon,
	JACUZZI: SpaIcon,
	PET: PetIcon,
	KITCHEN: KitchenIcon,
	BUSINESS: BusinessIcon,
	MEETING: BusinessIcon,
	AIRCON: AirConditionerIcon,
	ACCESSIBLE: ElevatorIcon,
	NON_SMOKING: NoSmokingIcon,
	OCEAN_VIEW: ViewIcon,
	MOUNTAIN_VIEW: ViewIcon,
};

/** The stay's facilities by category, in order of first mention (PROD-07, ENT-14). */
export function Facilities({
	detail,
	ref,
}: {
	readonly detail: StayDetail;
	readonly ref?: Ref<HTMLElement>;
}) {
	const { facilities } = detail;
	if (facilities.length === 0) return <section id="facilities" ref={ref} />;
	const groups = Map.groupBy(facilities, ({ category }) => category);
	return (
		<Section id="facilities" ref={ref} title={stayCopy.facilities.title}>
			<div className={stack.gap5}>
				{[...groups].map(([category, items]) => (
					<div key={category} className={styles.group}>
						<h3 className={styles.category}>{category}</h3>
						<ul className={styles.list}>
							{items.map((item) => (
								<FacilityItem key={item.code} item={item} />
							))}
						</ul>
					</div>
				))}
			</div>
		</Section>
	);
}

function FacilityItem({ item }: { readonly item: Facility }) {
	const Icon = icons[item.code] ?? CheckIcon;
	return (
		<li className={styles.item}>
			<Icon size={20} />
			{item.name}
		</li>
	);
}
