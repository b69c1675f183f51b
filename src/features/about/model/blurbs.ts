import { __ } from '@wordpress/i18n';
import { brush, chartBar, inbox, funnel, listView, pencil, shield, shortcode, shuffle } from '@wordpress/icons';
import type { JSX } from 'react';
import type { Feature } from '@/contract/features';

export interface Blurb {
	icon: JSX.Element;
	title: string;
	text: string;
	/** The part that not every edition has. */
	needs?: Feature;
}

/** Returns eight features. */
export function blurbs(): Blurb[] {
	return [
		{
			icon: pencil,
			title: __( 'Live preview', 'userfeedback' ),
			text: __( 'See your survey as visitors will, on phone, tablet, and desktop.', 'userfeedback' ),
		},
		{
			icon: brush,
			title: __( 'Ready-made templates', 'userfeedback' ),
			text: __( 'Pick a template that fits your goal, then edit the wording.', 'userfeedback' ),
		},
		IN_EDITION[ 'extra-question-types' ]
			? {
					icon: listView,
					title: __( 'Many question types', 'userfeedback' ),
					text: __(
						'Choice, text, email, star rating, image, and Net Promoter Score questions.',
						'userfeedback'
					),
					needs: 'extra-question-types',
				}
			: {
					icon: listView,
					title: __( 'Choice and text questions', 'userfeedback' ),
					text: __(
						'Visitors choose one or more answers, write text, or leave an email address.',
						'userfeedback'
					),
				},
		{
			icon: shuffle,
			title: __( 'Conditional logic', 'userfeedback' ),
			text: __( 'Show or hide a question based on earlier answers.', 'userfeedback' ),
		},
		IN_EDITION[ 'page-targeting' ]
			? {
					icon: funnel,
					title: __( 'Page and visitor targeting', 'userfeedback' ),
					text: __(
						'Target surveys by page and visitor, and test your rules before you publish.',
						'userfeedback'
					),
					needs: 'page-targeting',
				}
			: {
					icon: inbox,
					title: __( 'Email notifications', 'userfeedback' ),
					text: __(
						'Get an email for each response, or a weekly summary. Your own site sends them.',
						'userfeedback'
					),
				},
		{
			icon: shortcode,
			title: __( 'Pop-up or embedded', 'userfeedback' ),
			text: __( 'Show a survey as a pop-up, or embed it in a page with a block or shortcode.', 'userfeedback' ),
		},
		{
			icon: chartBar,
			title: __( 'Easy-to-read results', 'userfeedback' ),
			text: __( 'Counts and charts for each question, plus visitors’ written answers.', 'userfeedback' ),
		},
		{
			icon: shield,
			title: __( 'Responses stay on your site', 'userfeedback' ),
			text: __(
				'Responses are stored in your own database, with no outside account. You decide which visitor data to keep.',
				'userfeedback'
			),
		},
	];
}
