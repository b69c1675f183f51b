import { Button, Icon } from '@wordpress/components';
import { __, _n } from '@wordpress/i18n';
import { useEffect, useRef } from 'react';
import type { Question, SurveyDrafted } from '@/contract/types';
import { formatNumber } from '@/lib/format';
import { sprintf } from '@/lib/labels/sprintf';
import { questionTypeLabel } from '@/question-types/types';
import { questionIcon } from '@/question-types/icons';

interface Props {
	drafted: SurveyDrafted;
	replaces: boolean;
	onUse: () => void;
	onAgain: () => void;
}

/** The draft, for the user to read before it becomes their survey. */
export function DraftReview( { drafted, replaces, onUse, onAgain }: Props ) {
	const { title, questions, left_out: leftOut } = drafted;
	const heading = useRef< HTMLHeadingElement >( null );

	useEffect( () => heading.current?.focus(), [] );

	return (
		<>
			<h2 ref={ heading } tabIndex={ -1 } className="uf-drafting__title" dir="auto">
				{ title }
			</h2>
			<p className="uf-drafting__sent">
				{ __( 'Drafted by AI and not saved yet. You can change anything in the next step.', 'userfeedback' ) }
			</p>
			<ol className="uf-drafting__questions">
				{ questions.map( ( question ) => (
					<Drafted key={ question.id } question={ question } />
				) ) }
			</ol>
			{ leftOut > 0 && (
				<p>
					{ sprintf(
						/* translators: %s: number of questions */
						_n(
							'%s question was left out because this site doesn’t support it or the draft was too long.',
							'%s questions were left out because this site doesn’t support them or the draft was too long.',
							leftOut,
							'userfeedback'
						),
						formatNumber( leftOut )
					) }
				</p>
			) }
			{ replaces && (
				<p>
					{ __( 'This replaces the title and questions of this survey.', 'userfeedback' ) }{ ' ' }
					{ __( 'You can undo this.', 'userfeedback' ) }
				</p>
			) }
			<div className="uf-dialog__actions">
				<Button __next40pxDefaultSize variant="tertiary" onClick={ onAgain }>
					{ __( 'Try again', 'userfeedback' ) }
				</Button>
				<Button __next40pxDefaultSize variant="primary" onClick={ onUse }>
					{ __( 'Use this draft', 'userfeedback' ) }
				</Button>
			</div>
		</>
	);
}

function Drafted( { question: { title, type, config, settings } }: { question: Question } ) {
	const labels = config.options.map( ( option ) => ( typeof option === 'string' ? option : option.label ) );

	return (
		<li>
			<h3 dir="auto">{ title }</h3>
			<p className="uf-drafting__type">
				<Icon icon={ questionIcon( type ) } size={ 20 } />
				{ questionTypeLabel( type ) }
				{ settings.required && ` · ${ __( 'Required', 'userfeedback' ) }` }
			</p>
			{ labels.length > 0 && (
				<ul dir="auto">
					{ labels.map( ( label ) => (
						<li key={ label }>{ label }</li>
					) ) }
				</ul>
			) }
		</li>
	);
}
