import { __ } from '@wordpress/i18n';
import { useEffect, useRef } from 'react';
import type { FormQuestion } from '@/features/builder/draft/form/draft';
import { placeOf } from '@/question-types/matrix/rows';
import { questionTypeLabel } from '@/question-types/types';
import { useLatest } from '@/features/builder/saving/state/builder-context';
import { formatNumber } from '@/lib/format';
import { titleInWords } from '../paths/path-text';

interface Props {
	id: string;
	found: readonly FormQuestion[];
	active: number;
	onChoose: ( question: FormQuestion ) => void;
}

/** The answers that a text may show. The focus stays in the text, so that typing is never interrupted. */
export function AnswerList( { id, found, active, onChoose }: Props ) {
	const latest = useLatest();
	const list = useRef< HTMLUListElement >( null );

	useEffect( () => {
		list.current?.children[ active ]?.scrollIntoView( { block: 'nearest' } );
	}, [ active ] );

	return (
		<ul
			className="uf-recall__list"
			role="listbox"
			id={ id }
			ref={ list }
			aria-label={ __( 'Answers', 'userfeedback' ) }
		>
			{ found.map( ( question, index ) => (
				<li
					key={ question.id }
					id={ `${ id }-${ String( index ) }` }
					role="option"
					aria-selected={ index === active }
					onMouseDown={ ( event ) => event.preventDefault() } // Keeps the focus in the text.
					onClick={ () => onChoose( question ) }
				>
					<span>
						{ formatNumber( placeOf( latest().form.draft.questions, question.id ) + 1 ) }.{ ' ' }
						<bdi>{ titleInWords( question ) }</bdi>
					</span>
					<small>{ questionTypeLabel( question.type ) }</small>
				</li>
			) ) }
		</ul>
	);
}
