import { __ } from '@wordpress/i18n';
import { FEATURES, type Feature, type Plan } from '@/contract/features';

export interface PlanRow {
	label: string;
	/** The part that every edition has, if any. */
	lite?: string | undefined;
	/** The lowest plan with all of it. */
	plan: Plan;
}

/** Returns what every edition has, then each line of the one features table (includes/Licensing/Plans/FeatureRequirement.php), by plan. */
export function planRows(): PlanRow[] {
	const features = ( Object.keys( FEATURES ) as Feature[] ).map( ( feature ) => ( {
		...words( feature ),
		...( ! IN_EDITION.plans && IN_EDITION[ feature ] ? WHOLE : { plan: FEATURES[ feature ].plan } ),
	} ) );
	return [
		{ label: __( 'Unlimited surveys and responses', 'userfeedback' ), plan: 'lite' },
		{ label: __( 'Survey builder with logic and preview', 'userfeedback' ), plan: 'lite' },
		{ label: __( 'Block and shortcode', 'userfeedback' ), plan: 'lite' },
		{ label: __( 'Results with charts', 'userfeedback' ), plan: 'lite' },
		...PLANS.flatMap( ( plan ) => features.filter( ( row ) => row.plan === plan ) ),
	];
}

/** For features of an edition without plans: there, every site has all of them. */
const WHOLE: Omit< PlanRow, 'label' > = { lite: undefined, plan: 'lite' };

export const PLANS = [ 'lite', 'plus', 'pro', 'elite' ] as const satisfies readonly Plan[];

/** True if a plan has it; higher plans have it too. */
export function hasRow( plan: Plan, row: PlanRow ): boolean {
	return PLANS.indexOf( plan ) >= PLANS.indexOf( row.plan );
}

function words( feature: Feature ): Pick< PlanRow, 'label' | 'lite' > {
	switch ( feature ) {
		case 'extra-question-types':
			return {
				label: __( 'All question types', 'userfeedback' ),
				lite: __( 'Lite: choice, text, and email questions', 'userfeedback' ),
			};
		case 'picture-question-types':
			return { label: __( 'Image and icon choice questions', 'userfeedback' ) };
		case 'question-options':
			return { label: __( 'Comment boxes and random answer order', 'userfeedback' ) };
		case 'templates':
			return {
				label: __( 'All templates', 'userfeedback' ),
				lite: __( 'Lite: basic templates', 'userfeedback' ),
			};
		case 'thank-you':
			return { label: __( 'Custom thank-you message', 'userfeedback' ) };
		case 'branding':
			return { label: __( 'Logo and branding', 'userfeedback' ) };
		case 'middle-positions':
			return {
				label: __( 'All widget positions', 'userfeedback' ),
				lite: __( 'Lite: bottom corners only', 'userfeedback' ),
			};
		case 'page-targeting':
			return { label: __( 'Page targeting', 'userfeedback' ) };
		case 'long-ranges':
			return {
				label: __( 'Results for any date range', 'userfeedback' ),
				lite: __( 'Lite: past 7 days', 'userfeedback' ),
			};
		case 'export':
			return { label: __( 'CSV/XLSX export', 'userfeedback' ) };
		case 'quick-filters':
			return { label: __( 'Response filters', 'userfeedback' ) };
		case 'bulk-actions':
			return { label: __( 'Bulk actions for responses', 'userfeedback' ) };
		case 'single-response':
			return { label: __( 'Single response view', 'userfeedback' ) };
		case 'trash-responses':
			return { label: __( 'Deleting responses', 'userfeedback' ) };
		case 'access-roles':
			return {
				label: __( 'Role-based access', 'userfeedback' ),
				lite: __( 'Lite: administrators and editors only', 'userfeedback' ),
			};
		case 'devices':
			return { label: __( 'Device targeting', 'userfeedback' ) };
		case 'behavior':
			return { label: __( 'Behavioral targeting', 'userfeedback' ) };
		case 'scheduling':
			return { label: __( 'Scheduling', 'userfeedback' ) };
		case 'redirects':
			return { label: __( 'Redirects after a survey', 'userfeedback' ) };
		case 'email-logic':
			return { label: __( 'Enhanced notifications', 'userfeedback' ) };
		case 'webhooks':
			return { label: __( 'Webhooks', 'userfeedback' ) };
		case 'google-drive':
			return { label: __( 'Google Drive', 'userfeedback' ) };
		case 'post-ratings':
			return { label: __( 'Post ratings', 'userfeedback' ) };
		case 'ai-summary':
			return { label: __( 'AI summaries of results', 'userfeedback' ) };
		case 'geo-targeting':
			return { label: __( 'Country targeting', 'userfeedback' ) };
		case 'heatmaps':
			return { label: __( 'Heatmaps', 'userfeedback' ) };
	}
}
