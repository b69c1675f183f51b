import { __ } from '@wordpress/i18n';
import type { AddonSlug, Feature } from '@/contract/features';
import { sprintf } from '@/lib/labels/sprintf';

/** Features that the app can lock, with the names that owners see. */
export type LockedFeature = Extract<
	Feature,
	| 'extra-question-types'
	| 'picture-question-types'
	| 'question-options'
	| 'templates'
	| 'thank-you'
	| 'redirects'
	| 'scheduling'
	| 'long-ranges'
	| 'quick-filters'
	| 'single-response'
	| 'trash-responses'
	| 'ai-summary'
	| 'devices'
	| 'page-targeting'
	| 'geo-targeting'
	| 'behavior'
	| 'branding'
	| 'middle-positions'
	| 'export'
	| 'access-roles'
	| 'email-logic'
	| 'webhooks'
	| 'google-drive'
	| 'post-ratings'
	| 'heatmaps'
>;

/** Singular, because it is used in “… is a Pro feature” and “the … is not available on your plan”. */
export function featureName( feature: LockedFeature ): string {
	switch ( feature ) {
		case 'extra-question-types':
			return __( 'Premium Question Type', 'userfeedback' );
		case 'picture-question-types':
			return __( 'Premium Question Type', 'userfeedback' );
		case 'question-options':
			return __( 'Comment Box', 'userfeedback' );
		case 'templates':
			return __( 'Premium Template', 'userfeedback' );
		case 'thank-you':
			return __( 'Custom Thank You Message', 'userfeedback' );
		case 'redirects':
			return __( 'Custom Redirect', 'userfeedback' );
		case 'scheduling':
			return __( 'Survey Scheduling', 'userfeedback' );
		case 'long-ranges':
			return __( 'Longer Date Range', 'userfeedback' );
		case 'quick-filters':
			return __( 'Response Filter', 'userfeedback' );
		case 'single-response':
			return __( 'Single Response View', 'userfeedback' );
		case 'trash-responses':
			return __( 'Response Trash', 'userfeedback' );
		case 'ai-summary':
			return __( 'AI Summary', 'userfeedback' );
		case 'devices':
			return __( 'Device Targeting', 'userfeedback' );
		case 'page-targeting':
			return __( 'Page Targeting', 'userfeedback' );
		case 'geo-targeting':
			return __( 'Geo Targeting', 'userfeedback' );
		case 'behavior':
			return __( 'Behavioral Targeting', 'userfeedback' );
		case 'branding':
			return __( 'Branding', 'userfeedback' );
		case 'middle-positions':
			return __( 'Widget Position', 'userfeedback' );
		case 'export':
			return __( 'Results Export', 'userfeedback' );
		case 'access-roles':
			return __( 'Role-Based Access', 'userfeedback' );
		case 'email-logic':
			return __( 'Conditional Email Logic', 'userfeedback' );
		case 'webhooks':
			return __( 'Webhooks', 'userfeedback' );
		case 'google-drive':
			return addonName( 'google-drive' );
		case 'post-ratings':
			return addonName( 'post-ratings' );
		case 'heatmaps':
			return addonName( 'heatmaps' );
	}
}

/** A setting's label in the same sentences. */
export function settingName( label: string ): string {
	/* translators: %s: label of a setting, such as Required */
	return sprintf( __( '“%s” Setting', 'userfeedback' ), label );
}

export function addonName( addon: AddonSlug ): string {
	switch ( addon ) {
		case 'question-types':
			return __( 'Question Types', 'userfeedback' );
		case 'templates':
			return __( 'Templates', 'userfeedback' );
		case 'branding':
			return __( 'Branding', 'userfeedback' );
		case 'targeting':
			return __( 'Targeting', 'userfeedback' );
		case 'behavior':
			return __( 'Behavior', 'userfeedback' );
		case 'webhooks':
			return __( 'Webhooks', 'userfeedback' );
		case 'google-drive':
			return __( 'Google Drive', 'userfeedback' );
		case 'post-ratings':
			return __( 'Post Ratings', 'userfeedback' );
		case 'geo-restrictions':
			return __( 'Geo Restrictions', 'userfeedback' );
		case 'heatmaps':
			return __( 'Heatmaps', 'userfeedback' );
	}
}
