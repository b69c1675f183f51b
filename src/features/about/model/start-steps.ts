import { __ } from '@wordpress/i18n';
import { stepAddress } from '@/components/checklist/steps';
import type { Checklist, ChecklistStep } from '@/contract/types';
import { desktopOnlyText } from '@/lib/edition/desktop-only';
import { adminPage, whyAddress } from '@/lib/links/links';
import type { Site } from '@/lib/site';

export interface StartStep {
	title: string;
	text: string;
	/** Null if the site can't know. */
	isDone: boolean | null;
	isOptional?: boolean;
	link: { label: string; href: string; isOnSite?: boolean };
	/** The survey whose shortcode is pasted. */
	survey?: number;
}

/** Returns the steps to a first answer, by what the site has. Without a survey, links lead to the survey list. */
export function startSteps( site: Site, progress: Checklist | undefined ): StartStep[] {
	const id = progress?.survey_id ?? 0;
	const surveys = adminPage( site, 'userfeedback_surveys' );
	const isDone = ( name: ChecklistStep[ 'name' ] ) =>
		progress?.steps.find( ( step ) => step.name === name )?.is_done ?? null;

	return [
		{
			title: __( 'Create a survey', 'userfeedback' ),
			text: __(
				'Start from a template or from scratch. The preview shows what visitors will see.',
				'userfeedback'
			),
			isDone: isDone( 'made' ),
			link: {
				label: __( 'Create survey', 'userfeedback' ),
				href: adminPage( site, 'userfeedback_surveys', '/new/setup' ),
			},
		},
		{
			title: __( 'Publish it', 'userfeedback' ),
			text: [
				__( 'Visitors see a published survey as a pop-up, one survey at a time.', 'userfeedback' ),
				desktopOnlyText( site ),
				__( 'To try it first, select Preview in the list of surveys.', 'userfeedback' ),
			]
				.filter( Boolean )
				.join( ' ' ),
			isDone: isDone( 'published' ),
			link: {
				label: id === 0 ? __( 'View surveys', 'userfeedback' ) : __( 'Publish survey', 'userfeedback' ),
				href: stepAddress( 'published', id, site ) ?? surveys,
			},
		},
		{
			title: __( 'Choose where it appears', 'userfeedback' ),
			text: IN_EDITION[ 'page-targeting' ]
				? __(
						'To embed it in a page, add the Survey block or paste the shortcode. To limit it to certain pages or visitors, use the survey’s Settings step.',
						'userfeedback'
					)
				: __(
						'It can appear on all pages. To embed it in a page, add the Survey block or paste the shortcode.',
						'userfeedback'
					),
			isDone: null,
			isOptional: true,
			link: {
				label: id === 0 ? __( 'View surveys', 'userfeedback' ) : whereLabel(),
				href:
					id === 0 ? surveys : adminPage( site, 'userfeedback_surveys', `/edit/${ String( id ) }/settings` ),
			},
			...( id === 0 ? {} : { survey: id } ),
		},
		{
			title: __( 'See it as a visitor', 'userfeedback' ),
			text: __(
				'Open your site. If a survey doesn’t appear, “Surveys on this page” in the admin bar explains why.',
				'userfeedback'
			),
			isDone: isDone( 'seen' ),
			link: { label: __( 'Open your site', 'userfeedback' ), href: whyAddress( site ), isOnSite: true },
		},
		{
			title: __( 'Read your responses', 'userfeedback' ),
			text: __(
				'Results update as responses arrive, with a chart for each choice question and a list of written answers.',
				'userfeedback'
			),
			isDone: isDone( 'read' ),
			link: {
				label: __( 'View results', 'userfeedback' ),
				href: stepAddress( 'read', id, site ) ?? adminPage( site, 'userfeedback_results' ),
			},
		},
	];
}

function whereLabel(): string {
	return IN_EDITION[ 'page-targeting' ]
		? __( 'Edit survey settings', 'userfeedback' )
		: __( 'Publish survey', 'userfeedback' );
}
