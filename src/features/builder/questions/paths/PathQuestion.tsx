import { Button, Icon } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { formatNumber } from '@/lib/format';
import type { FormQuestion } from '@/features/builder/draft/form/draft';
import { sprintf } from '@/lib/labels/sprintf';
import type { Answer } from './answers';
import type { Paths } from './paths';
import { listed } from '@/lib/labels/list-text';
import { questionIcon } from '@/question-types/icons';
import { TYPES } from '@/question-types/types';
import { answerInWords, titleInWords } from './path-text';

interface Props {
	question: FormQuestion;
	/** From 0. */
	place: number;
	/** Null while unknown. */
	paths: Paths | null;
	onOpen: () => void;
}

/** One question on the line. */
export function PathQuestion( { question, place, paths, onOpen }: Props ) {
	const { id, type } = question;
	const isNever = paths?.never.has( id ) === true;
	const ends = paths?.ends.get( id );

	return (
		<li className={ `uf-paths__stop ${ isNever ? 'is-never' : '' }` }>
			<Button variant="link" className="uf-paths__question" onClick={ onOpen }>
				<Icon icon={ questionIcon( type ) } size={ 20 } />
				<span>
					{ formatNumber( place + 1 ) } { titleInWords( question ) }
				</span>
			</Button>
			{ isNever && (
				<p className="uf-paths__mark is-wrong">
					{ __( 'No one gets this question. Its conditions can’t be met.', 'userfeedback' ) }
				</p>
			) }
			{ paths?.always.has( id ) === true && (
				<p className="uf-paths__mark">
					{ __( 'Everyone gets this question. Its conditions have no effect.', 'userfeedback' ) }
				</p>
			) }
			{ ends !== undefined && <p className="uf-paths__mark">{ endInWords( question, ends ) }</p> }
		</li>
	);
}

function endInWords( { type }: FormQuestion, answers: readonly Answer[] ): string {
	return TYPES[ type ].isMultiple
		? __( 'Some choices end the survey.', 'userfeedback' )
		: sprintf(
				/* translators: %s: answers in quotes, or “no answer”, as a list */
				__( 'The survey ends after %s.', 'userfeedback' ),
				listed( answers.map( answerInWords ), 'disjunction' )
			);
}
