import type { ReactNode } from 'react';
import type { AddonSlug } from '@/contract/features';

/** Drawn with lines two units wide in a 24-unit square. */
const LINES: Record< AddonSlug, ReactNode > = {
	'question-types': (
		<>
			<path d="M5 4.5l1.2 2.4 2.6.4-1.9 1.9.5 2.6L5 10.6l-2.4 1.2.5-2.6-1.9-1.9 2.6-.4z" />
			<path d="M12 8h10" />
			<circle cx="5" cy="17.5" r="3" />
			<path d="M12 17.5h10" />
		</>
	),
	templates: (
		<>
			<rect x="7" y="7" width="14" height="14" rx="2" />
			<path d="M3 17V5a2 2 0 0 1 2-2h12M11 12h6M11 16h4" />
		</>
	),
	branding: (
		<>
			<path d="M12 3s6.5 6.6 6.5 11.3a6.5 6.5 0 0 1-13 0C5.5 9.6 12 3 12 3z" />
			<path d="M9 15a3 3 0 0 0 3 3" />
		</>
	),
	targeting: (
		<>
			<circle cx="12" cy="12" r="9" />
			<circle cx="12" cy="12" r="4.5" />
			<circle cx="12" cy="12" r=".5" />
		</>
	),
	behavior: (
		<>
			<circle cx="12" cy="12" r="9" />
			<path d="M12 7v5l3.5 2" />
		</>
	),
	webhooks: (
		<>
			<circle cx="5.5" cy="12" r="2.5" />
			<circle cx="18.5" cy="5.5" r="2.5" />
			<circle cx="18.5" cy="18.5" r="2.5" />
			<path d="M7.8 10.9l8.4-4.2M7.8 13.1l8.4 4.2" />
		</>
	),
	'google-drive': (
		<>
			<rect x="3" y="4" width="18" height="16" rx="2" />
			<path d="M3 9.5h18M3 15h18M9.5 9.5V20" />
		</>
	),
	'post-ratings': <path d="M12 3.5l2.6 5.3 5.9.9-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.9z" />,
	'geo-restrictions': (
		<>
			<path d="M12 21s7-6.1 7-11.2A7 7 0 0 0 5 9.8C5 14.9 12 21 12 21z" />
			<circle cx="12" cy="10" r="2.5" />
		</>
	),
	heatmaps: (
		<>
			<path d="M10 10l4.3 11 1.9-4.8L21 14.3z" />
			<path d="M6.5 13.5a5 5 0 1 1 7-7M4 17a9.9 9.9 0 1 1 13-13" />
		</>
	),
};

/** Decorative: the add-on's name is next to it. */
export function AddonPicture( { slug }: { slug: AddonSlug } ) {
	return (
		<svg className="uf-addon__picture" viewBox="-12 -12 48 48" width="48" height="48" aria-hidden="true">
			<rect className="uf-addon__ground" x="-12" y="-12" width="48" height="48" rx="8" />
			<g className="uf-addon__lines">{ LINES[ slug ] }</g>
		</svg>
	);
}
