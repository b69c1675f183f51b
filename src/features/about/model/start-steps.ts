import { __ } from '@wordpress/i18n';
import { stepAddress } from '@/components/checklist/steps';
import type { Checklist, ChecklistStep } from '@/contract/types';
import { desktopOnlyText } from '@/lib/edition/desktop-only';
import { adminPage, whyAddress } from '@/lib/links/links';
import type { Site } from '@/lib/site';

export interface StartStep {
	title: string;
	text: string;
	/** Null where the site cannot tell. */
	isDone: boolean | null;
	link: { label: string; href: string; isOnSite?: boolean };
	/** The survey whose shortcode is pasted here. */
	survey?: number;
}

/** The way to a first answer, by what the site has. Without a survey each link leads to where surveys are. */
export function startSteps( site: Site, progress: Checklist | undefined ): StartStep[] {
	const id = progress?.survey_id ?? 0;
	const surveys = adminPage( site, 'userfeedback_surveys' );
	const isDone = ( name: ChecklistStep[ 'name' ] ) =>
		progress?.steps.find( ( step ) => step.name === name )?.is_done ?? null;

	return [
		{
			title: __( 'Make a survey', 'userfeedback' ),
			text: __(
				'Start from a template that asks what you want to know, or from an empty page. The preview beside it is drawn by the script that visitors get.',
				'userfeedback'
			),
			isDone: isDone( 'made' ),
			link: {
				label: __( 'New survey', 'userfeedback' ),
				href: adminPage( site, 'userfeedback_surveys', '/new/setup' ),
			},
		},
		{
			title: __( 'Publish it', 'userfeedback' ),
			text: [
				__(
					'A published survey opens in a corner of the pages that its settings allow. A page shows one survey at a time: the first one in the order of your surveys.',
					'userfeedback'
				),
				desktopOnlyText( site ),
				__(
					'To try a survey first, select Preview in the list of surveys. Previews aren’t counted.',
					'userfeedback'
				),
			]
				.filter( Boolean )
				.join( ' ' ),
			isDone: isDone( 'published' ),
			link: {
				label: id === 0 ? __( 'Surveys', 'userfeedback' ) : __( 'Publish', 'userfeedback' ),
				href: stepAddress( 'published', id, site ) ?? surveys,
			},
		},
		{
			title: __( 'Choose where it shows', 'userfeedback' ),
			text: IN_EDITION[ 'page-targeting' ]
				? __(
						'In the text of a page: add the block Survey there, or paste the shortcode. On some pages only, or for some visitors: the step Settings of the survey has the rules.',
						'userfeedback'
					)
				: __(
						'It can show on all pages. To show it in the text of a page, add the Survey block there, or paste the shortcode.',
						'userfeedback'
					),
			isDone: null,
			link: {
				label: id === 0 ? __( 'Surveys', 'userfeedback' ) : whereLabel(),
				href:
					id === 0 ? surveys : adminPage( site, 'userfeedback_surveys', `/edit/${ String( id ) }/settings` ),
			},
			...( id === 0 ? {} : { survey: id } ),
		},
		{
			title: __( 'See it as visitors do', 'userfeedback' ),
			text: __(
				'Open your site. Where a survey does not show, Surveys on this page, in the bar at the top, says why.',
				'userfeedback'
			),
			isDone: isDone( 'seen' ),
			link: { label: __( 'Open your site', 'userfeedback' ), href: whyAddress( site ), isOnSite: true },
		},
		{
			title: __( 'Read what was said', 'userfeedback' ),
			text: __(
				'Answers are counted as they come: a chart for each choice, a list of what was typed.',
				'userfeedback'
			),
			isDone: isDone( 'read' ),
			link: {
				label: __( 'Results', 'userfeedback' ),
				href: stepAddress( 'read', id, site ) ?? adminPage( site, 'userfeedback_results' ),
			},
		},
	];
}

function whereLabel(): string {
	return IN_EDITION[ 'page-targeting' ]
		? __( 'Settings of the survey', 'userfeedback' )
		: __( 'Publish', 'userfeedback' );
}
