import { drawIcon } from "./drawIcon.tsx";

export const WifiIcon = drawIcon(
	<path d="M3.5 9.5a12.5 12.5 0 0 1 17 0M6.5 13a8 8 0 0 1 11 0M9.5 16.25a3.7 3.7 0 0 1 5 0M12 19.25v.01" />,
);
export const PoolIcon = drawIcon(
	<path d="M3.5 17c1.4 0 1.4 1.25 2.85 1.25S7.75 17 9.2 17s1.4 1.25 2.8 1.25S13.4 17 14.8 17s1.45 1.25 2.85 1.25S19.1 17 20.5 17M8 14V6.5a2 2 0 0 1 4 0M15 14V6.5a2 2 0 0 1 4 0M8 10.5h7" />,
);
export const ParkingIcon = drawIcon(
	<path d="M6 4.5h12A1.5 1.5 0 0 1 19.5 6v12a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 18V6A1.5 1.5 0 0 1 6 4.5zM9.75 16.5v-9h3a2.65 2.65 0 0 1 0 5.3h-3" />,
);
export const BreakfastIcon = drawIcon(
	<path d="M5 10h11v4.5a4.5 4.5 0 0 1-4.5 4.5h-2A4.5 4.5 0 0 1 5 14.5zM16 11h1.5a2 2 0 0 1 0 4.5h-1.7M8.25 7.5V5M12.25 7.5V5M4 21h13" />,
);
export const RestaurantIcon = drawIcon(
	<path d="M7 4v6.5M4.75 4v4a2.25 2.25 0 0 0 4.5 0V4M7 10.5V20M17 12.5V20M17 12.5h-2.25C14.5 8.5 15.5 5 17 4z" />,
);
export const FitnessIcon = drawIcon(
	<path d="M8 12h8M6.25 7.5A1.25 1.25 0 0 0 5 8.75v6.5a1.25 1.25 0 0 0 2.5 0v-6.5A1.25 1.25 0 0 0 6.25 7.5zM17.75 7.5a1.25 1.25 0 0 0-1.25 1.25v6.5a1.25 1.25 0 0 0 2.5 0v-6.5a1.25 1.25 0 0 0-1.25-1.25zM3 10.5v3M21 10.5v3" />,
);
export const SpaIcon = drawIcon(
	<path d="M5 14h14a6 6 0 0 1-5.5 6h-3A6 6 0 0 1 5 14zM8.5 10.5c-1-1.2 1-2 0-3.3M12 10.5c-1-1.2 1-2 0-3.3M15.5 10.5c-1-1.2 1-2 0-3.3" />,
);
export const PetIcon = drawIcon(
	<>
		<path d="M12 12c-2.2 0-4.75 2.6-4.75 4.7 0 1.5 1.1 2.3 2.4 2.3.9 0 1.5-.4 2.35-.4s1.45.4 2.35.4c1.3 0 2.4-.8 2.4-2.3 0-2.1-2.55-4.7-4.75-4.7z" />
		<path d="M6 10.5v.75M9.5 6.5v1M14.5 6.5v1M18 10.5v.75" strokeWidth="2.6" />
	</>,
);
export const KitchenIcon = drawIcon(
	<path d="M6 20v-9M6 11c-1.5 0-2-1.8-2-3.5S4.8 4 6 4s2 1.8 2 3.5S7.5 11 6 11zM12 9h8v5a3 3 0 0 1-3 3h-2a3 3 0 0 1-3-3zM12 9c0-2 1.8-3.5 4-3.5S20 7 20 9M12.5 20h7" />,
);
export const BusinessIcon = drawIcon(
	<path d="M9 8V6a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1v2M5 8h14a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V9a1 1 0 0 1 1-1zM4 12.5c5 2 11 2 16 0M12 13v1.5" />,
);
export const AirConditionerIcon = drawIcon(
	<path d="M12 4v16M5.1 8l13.8 8M18.9 8 5.1 16M9.5 5 12 7.5 14.5 5M9.5 19l2.5-2.5 2.5 2.5" />,
);
export const ElevatorIcon = drawIcon(
	<path d="M6 4.5h12a1 1 0 0 1 1 1v13a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1v-13a1 1 0 0 1 1-1zM9 10.5 12 7.5l3 3M9 13.5l3 3 3-3" />,
);
export const SizeIcon = drawIcon(<path d="M9 4.5H4.5V9M4.5 4.5 10 10M15 19.5h4.5V15M19.5 19.5 14 14" />);
export const ViewIcon = drawIcon(
	<path d="M5 4.5h14a.5.500 0 0 1 .5.500v14a.5.500 0 0 1-.5.500H5a.5.500 0 0 1-.5-.5V5a.5.500 0 0 1 .5-.5zM4.5 16l4.5-5 3.5 4 2.5-2.5 4.5 4.5M15 9v.01" />,
);
export const NoSmokingIcon = drawIcon(
	<>
		<circle cx="12" cy="12" r="8.25" />
		<path d="m6.25 6.25 11.5 11.5M7.5 13.5h3.5M14.5 13.5h2v-1.75" />
	</>,
);
