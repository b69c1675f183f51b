import { TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { closeSmall } from '@wordpress/icons';
import { useId } from 'react';
import { IconButton } from '@/components/ui/actions/IconButton';
import { LIMITS } from '@/contract/limits';
import { useBuilder, useDispatch } from '@/features/builder/saving/state/builder-context';
import { withFallback } from '@/features/builder/draft/recall/shown-text';
import { sprintf } from '@/lib/labels/sprintf';
import { answerable } from '@/question-types/matrix/rows';
import type { Token } from '@widget/shared/logic/recall';
import { titleInWords } from '../paths/path-text';

interface Props {
	tokens: readonly Token[];
	text: string;
	onChange: ( text: string ) => void;
	/** Called with the text without an answer. */
	onRemove: ( text: string ) => void;
}

/** The answers that a text shows, each with the text for visitors without an answer. */
export function InsertedAnswers( { tokens, text, onChange, onRemove }: Props ) {
	return tokens.length > 0 ? (
		<ul className="uf-recall__answers">
			{ tokens.map( ( token, place ) => (
				<InsertedAnswer
					key={ place }
					token={ token }
					onChange={ ( fallback ) => onChange( withFallback( text, place, fallback ) ) }
					onRemove={ () => onRemove( withFallback( text, place, null ) ) }
				/>
			) ) }
		</ul>
	) : null;
}

interface AnswerProps {
	token: Token;
	onChange: ( fallback: string ) => void;
	onRemove: () => void;
}

function InsertedAnswer( { token, onChange, onRemove }: AnswerProps ) {
	const id = useId();
	const dispatch = useDispatch();
	const title = useBuilder( ( { form } ) => {
		const question = answerable( form.draft.questions ).find( ( { id } ) => id === token.id );
		return question ? titleInWords( question ) : __( 'Unavailable question', 'userfeedback' );
	} );

	return (
		<li aria-labelledby={ id }>
			<span id={ id } className="uf-recall__of">
				{ /* translators: %s: a question */ }
				<bdi>{ sprintf( __( 'Answer to “%s”', 'userfeedback' ), title ) }</bdi>
			</span>
			<TextControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ __( 'If there’s no answer', 'userfeedback' ) }
				value={ token.fallback }
				maxLength={ LIMITS.RECALL_FALLBACK }
				onChange={ onChange }
				onBlur={ () => dispatch( { type: 'field-left' } ) }
			/>
			<IconButton
				icon={ closeSmall }
				/* translators: %s: a question */
				label={ sprintf( __( 'Remove the answer to “%s”', 'userfeedback' ), title ) }
				onClick={ onRemove }
			/>
		</li>
	);
}
