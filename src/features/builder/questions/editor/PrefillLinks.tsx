import { __ } from '@wordpress/i18n';
import { CopyCode } from '@/components/ui/actions/CopyCode';
import type { FormQuestion } from '@/features/builder/draft/form/draft';
import { formatNumber } from '@/lib/format';
import { sprintf } from '@/lib/labels/sprintf';
import { useSite } from '@/lib/site';
import { TYPES } from '@/question-types/types';
import { QuestionSwitch } from './QuestionSwitch';

interface Props {
	question: FormQuestion;
	/** See QuestionSwitch. */
	lockedAs: string | undefined;
}

/** Links that choose an answer, which the visitor then sends. They use an option's id, so they work after it was renamed. */
export function PrefillLinks( { question, lockedAs }: Props ) {
	const { site_url: site } = useSite();
	const scores = TYPES[ question.type ]
		.scores?.( question )
		.map( ( score ) => [ score, formatNumber( score ) ] as const );
	const answers =
		scores ??
		question.config.options.flatMap( ( { savedId, label } ) =>
			savedId === undefined ? [] : [ [ savedId, label ] as const ]
		);

	return (
		<>
			<QuestionSwitch
				question={ question }
				path="settings.prefill"
				lockedAs={ lockedAs }
				label={ __( 'Choose the answer with a link', 'userfeedback' ) }
				help={ __(
					'A link in an email, for example, can choose an answer in advance. Visitors still see the question and send the answer themselves.',
					'userfeedback'
				) }
			/>
			{ lockedAs === undefined && question.settings.prefill === true && (
				<>
					<ul className="uf-question__links">
						{ answers.map( ( [ id, label ] ) => (
							<li key={ id }>
								<bdi>{ label }</bdi>
								<CopyCode
									text={ linkTo( site, question.id, String( id ) ) }
									/* translators: %s: an answer */
									label={ sprintf( __( 'Copy link that chooses “%s”', 'userfeedback' ), label ) }
								/>
							</li>
						) ) }
					</ul>
					<p className="uf-soft">
						{ __(
							'To use another page, add everything from the question mark to its URL. Save the survey before you share a link. New options get a link after you save.',
							'userfeedback'
						) }
					</p>
				</>
			) }
		</>
	);
}

function linkTo( site: string, question: string, answer: string ): string {
	const url = new URL( site );
	url.searchParams.set( `uf_${ question }`, answer );
	return url.href;
}
