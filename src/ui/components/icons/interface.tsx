import { drawIcon } from "./drawIcon.tsx";

export const PlusIcon = drawIcon(<path d="M12 5.5v13M5.5 12h13" />);
export const MinusIcon = drawIcon(<path d="M5.5 12h13" />);
export const ChevronLeftIcon = drawIcon(<path d="m14.5 6-6 6 6 6" />);
export const ChevronRightIcon = drawIcon(<path d="m9.5 6 6 6-6 6" />);
export const ChevronUpIcon = drawIcon(<path d="m6 14.5 6-6 6 6" />);
export const ArrowUpIcon = drawIcon(<path d="M12 19V5m0 0-6 6m6-6 6 6" />);
export const ArrowRightIcon = drawIcon(<path d="M5 12h14m0 0-6-6m6 6-6 6" />);
export const ExternalIcon = drawIcon(
	<path d="M13 5h6v6m0-6-8.5 8.5M18 14v4a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1h4" />,
);
export const InfoIcon = drawIcon(
	<>
		<circle cx="12" cy="12" r="8.25" />
		<path d="M12 11.25V16M12 8v.01" />
	</>,
);
export const SuccessIcon = drawIcon(
	<>
		<circle cx="12" cy="12" r="8.25" />
		<path d="m8.25 12.25 2.6 2.6 4.9-5.1" />
	</>,
);
export const FilterIcon = drawIcon(
	<>
		<path d="M4 8h7m6 0h3M4 16h3m6 0h7" />
		<circle cx="14" cy="8" r="2.5" />
		<circle cx="10" cy="16" r="2.5" />
	</>,
);
export const SortIcon = drawIcon(
	<path d="M8 5v14m0 0-3.5-3.5M8 19l3.5-3.5M16 19V5m0 0-3.5 3.5M16 5l3.5 3.5" />,
);
export const DownloadIcon = drawIcon(<path d="M12 4v11m0 0 4-4m-4 4-4-4M5 19.5h14" />);
export const PrinterIcon = drawIcon(
	<path d="M7.5 9V4h9v5M7.5 16.5H5a1 1 0 0 1-1-1V10a1 1 0 0 1 1-1h14a1 1 0 0 1 1 1v5.5a1 1 0 0 1-1 1h-2.5M7.5 14h9v6h-9z" />,
);
export const CopyIcon = drawIcon(
	<path d="M9 9V5.5a1 1 0 0 1 1-1h8.5a1 1 0 0 1 1 1V14a1 1 0 0 1-1 1H15M5.5 9H14a1 1 0 0 1 1 1v8.5a1 1 0 0 1-1 1H5.5a1 1 0 0 1-1-1V10a1 1 0 0 1 1-1z" />,
);
export const EyeIcon = drawIcon(
	<>
		<path d="M3 12s3.2-6 9-6 9 6 9 6-3.2 6-9 6-9-6-9-6z" />
		<circle cx="12" cy="12" r="2.5" />
	</>,
);
export const EyeOffIcon = drawIcon(
	<path d="m4.5 4.5 15 15M9.6 6.4C10.3 6.1 11.1 6 12 6c5.8 0 9 6 9 6s-.9 1.7-2.6 3.3M14 17.7c-.6.2-1.3.3-2 .3-5.8 0-9-6-9-6s1.1-2 3.2-3.7M10.2 10.3a2.5 2.5 0 0 0 3.5 3.5" />,
);
export const TrashIcon = drawIcon(
	<path d="M5 7h14M9.5 7V5a1 1 0 0 1 1-1h3a1 1 0 0 1 1 1v2M7 7l.8 12a1 1 0 0 0 1 1h6.4a1 1 0 0 0 1-1L17 7M10.25 11v5M13.75 11v5" />,
);
export const EditIcon = drawIcon(
	<path d="M5 19l.9-3.9L15.5 5.5a1.4 1.4 0 0 1 2 0l1 1a1.4 1.4 0 0 1 0 2l-9.6 9.6zM13.5 7.5l3 3" />,
);
export const RefreshIcon = drawIcon(<path d="M19 12a7 7 0 1 1-2.05-4.95L19.5 9.5m0-5v5h-5" />);
export const LogoutIcon = drawIcon(
	<path d="M14 5H6.5a1 1 0 0 0-1 1v12a1 1 0 0 0 1 1H14M10.5 12H20m0 0-3.5-3.5M20 12l-3.5 3.5" />,
);
