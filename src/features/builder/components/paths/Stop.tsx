import { Button, Icon } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { formatNumber } from '@/lib/format';
import type { FormQuestion } from '@/features/builder/model/form/draft';
import type { Answer } from '@/features/builder/model/paths/answers';
import type { Paths } from '@/features/builder/model/paths/paths';
import { listed } from '@/features/builder/model/words/lists';
import { questionIcons } from '../questions/question-icons';
import { answerInWords, titleInWords } from './words';

interface Props {
	question: FormQuestion;
	/** From 0. */
	place: number;
	/** Null while nobody knows. */
	paths: Paths | null;
	onOpen: () => void;
}

/** One question on the line. */
export function Stop( { question, place, paths, onOpen }: Props ) {
	const { id, type } = question;
	const isNever = paths?.never.has( id ) === true;
	const ends = paths?.ends.get( id );

	return (
		<li className={ `uf-paths__stop ${ isNever ? 'is-never' : '' }` }>
			<Button variant="link" className="uf-paths__question" onClick={ onOpen }>
				<Icon icon={ questionIcons[ type ] } size={ 20 } />
				<span>
					{ formatNumber( place + 1 ) } { titleInWords( question ) }
				</span>
			</Button>
			{ isNever && (
				<p className="uf-paths__mark is-wrong">
					{ __( 'Nobody is ever asked this: no answers meet its conditions.', 'userfeedback' ) }
				</p>
			) }
			{ paths?.always.has( id ) === true && (
				<p className="uf-paths__mark">
					{ __(
						'Everybody is asked this, whatever they answer: its conditions change nothing.',
						'userfeedback'
					) }
				</p>
			) }
			{ ends !== undefined && <p className="uf-paths__mark">{ endInWords( question, ends ) }</p> }
		</li>
	);
}

function endInWords( { type }: FormQuestion, answers: readonly Answer[] ): string {
	return type === 'checkbox'
		? __( 'After some choices nothing more is asked.', 'userfeedback' )
		: sprintf(
				/* translators: %s: answers in quotes, or “no answer”, as a list */
				__( 'After %s nothing more is asked.', 'userfeedback' ),
				listed( answers.map( answerInWords ), 'disjunction' )
			);
}
