import { __ } from '@wordpress/i18n';
import { brush, chartBar, inbox, funnel, listView, pencil, shield, shortcode, shuffle } from '@wordpress/icons';
import type { JSX } from 'react';
import type { Feature } from '@/contract/features';

export interface Blurb {
	icon: JSX.Element;
	title: string;
	text: string;
	/** What of it is not in every edition. */
	needs?: Feature;
}

/** Eight things that the plugin does. */
export function blurbs(): Blurb[] {
	return [
		{
			icon: pencil,
			title: __( 'What visitors will see, as you write', 'userfeedback' ),
			text: __(
				'The preview is drawn by the script that visitors get, for phone, tablet and desktop.',
				'userfeedback'
			),
		},
		{
			icon: brush,
			title: __( 'Templates to begin with', 'userfeedback' ),
			text: __( 'Take one that asks what you want to know, and change its words.', 'userfeedback' ),
		},
		IN_EDITION[ 'extra-question-types' ]
			? {
					icon: listView,
					title: __( 'Many kinds of questions', 'userfeedback' ),
					text: __( 'Choices, texts and e-mail; stars, images and the Net Promoter Score.', 'userfeedback' ),
					needs: 'extra-question-types',
				}
			: {
					icon: listView,
					title: __( 'Choices or words', 'userfeedback' ),
					text: __(
						'Visitors pick one answer or several, write a line or more, or leave an e-mail address.',
						'userfeedback'
					),
				},
		{
			icon: shuffle,
			title: __( 'Each visitor is asked what fits', 'userfeedback' ),
			text: __( 'A question can depend on what was answered before it.', 'userfeedback' ),
		},
		IN_EDITION[ 'page-targeting' ]
			? {
					icon: funnel,
					title: __( 'The right pages and visitors', 'userfeedback' ),
					text: __( 'Rules by page and visitor that you can test before you publish.', 'userfeedback' ),
					needs: 'page-targeting',
				}
			: {
					icon: inbox,
					title: __( 'Told by e-mail', 'userfeedback' ),
					text: __(
						'Each response when it comes, or what a week has brought, sent by your own site.',
						'userfeedback'
					),
				},
		{
			icon: shortcode,
			title: __( 'In the corner or in the text', 'userfeedback' ),
			text: __( 'A survey floats on a page, or stands in it by a block or a shortcode.', 'userfeedback' ),
		},
		{
			icon: chartBar,
			title: __( 'Results that can be read', 'userfeedback' ),
			text: __( 'Counts and charts for each question, and what visitors typed.', 'userfeedback' ),
		},
		{
			icon: shield,
			title: __( 'Answers stay on your site', 'userfeedback' ),
			text: __(
				'In your own database, without an account anywhere. What is kept of visitors, you decide.',
				'userfeedback'
			),
		},
	];
}
