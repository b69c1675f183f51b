import { __, _n } from '@wordpress/i18n';
import { useEffect, useState } from 'react';
import type { AiSummary } from '@/contract/types';
import { formatDate, formatNumber } from '@/lib/format';
import { sprintf } from '@/lib/labels/sprintf';
import { isDismissed, dismiss } from '@/lib/dismissals';

/** Written by a model, so always rendered as text. Collapsed after it has been read. */
export function SummaryText( { surveyId, summary }: { surveyId: number; summary: AiSummary } ) {
	const [ headline = '', ...points ] = summary.summary.split( '\n' );
	const key = `userfeedback-ai-summary-read-${ String( surveyId ) }`;
	const made = summary.made_at ?? '';
	const [ wasRead ] = useState( () => isDismissed( key, made ) );
	useEffect( () => dismiss( key, made ), [ key, made ] );

	return (
		<details className="uf-summary__text" open={ ! wasRead }>
			<summary dir="auto">{ headline }</summary>
			<ul>
				{ points.map( ( point ) => (
					<li key={ point } dir="auto">
						{ point }
					</li>
				) ) }
			</ul>
			<p className="uf-soft">
				{ sprintf(
					/* translators: 1: number of texts that a model saw. 2: number of all texts. 3: a day. */
					_n(
						'AI-generated on %3$s from all counts and %1$s of %2$s written answer.',
						'AI-generated on %3$s from all counts and %1$s of %2$s written answers.',
						summary.texts,
						'userfeedback'
					),
					formatNumber( summary.read ),
					formatNumber( summary.texts ),
					formatDate( made )
				) }{ ' ' }
				{ __( 'AI can make mistakes. The numbers below are exact counts.', 'userfeedback' ) }
			</p>
		</details>
	);
}
