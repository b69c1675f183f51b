import type { Site } from '../site';

export type AdminPage =
	| 'userfeedback_surveys'
	| 'userfeedback_results'
	| 'userfeedback_post_ratings'
	| 'userfeedback_heatmaps'
	| 'userfeedback_settings'
	| 'userfeedback_onboarding';

/** URL of a screen on another admin page of the plugin; within a page, use the router's links. */
export function adminPage( site: Site, page: AdminPage, route = '/' ): string {
	return `${ site.admin_url }admin.php?page=${ page }#${ route }`;
}

export function previewAddress( site: Site, surveyId: number ): string {
	return site.preview_url.replace( /\{id\}|%7Bid%7D/i, String( surveyId ) );
}

/** The page of the site on which the builder renders the draft. */
export function draftFrameAddress( site: Site ): string {
	return site.preview_url.replace( /\{id\}|%7Bid%7D/i, 'draft' );
}

/** The front page with the panel "Surveys on this page" open: widget/owner/why/opener.ts. */
export function whyAddress( site: Site ): string {
	return `${ site.site_url }#userfeedback-why`;
}

export function shortcode( surveyId: number ): string {
	return `[userfeedback id="${ surveyId }"]`;
}

/** The survey's block as the editor stores it: pasting it there creates the block. */
export function blockCode( surveyId: number ): string {
	return `<!-- wp:userfeedback/survey {"surveyId":${ surveyId }} /-->`;
}
