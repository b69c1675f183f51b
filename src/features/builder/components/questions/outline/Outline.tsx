import { __ } from '@wordpress/i18n';
import { check } from '@wordpress/icons';
import { Fragment, type KeyboardEvent, useCallback } from 'react';
import type { QuestionType } from '@/contract/question-types';
import { useFocusLater } from '@/lib/hooks/use-focus-later';
import { useBuilder, useFrame } from '@/features/builder/model/builder-context';
import { hasErrorsBelow } from '@/features/builder/model/errors/field-errors';
import { fieldName } from '@/features/builder/model/fields';
import { THANK_YOU } from '@/features/builder/model/opening/places';
import { canAddQuestion } from '@/features/builder/model/operations/rules';
import { useDragOrder } from '@/features/builder/model/use-drag-order';
import { PathsButton } from '@/features/builder/components/paths/PathsButton';
import type { QuestionActions } from '../use-question-actions';
import { AddQuestion } from './AddQuestion';
import { OutlineQuestion } from './OutlineQuestion';
import { OutlineRow, rowOf } from './OutlineRow';
import './Outline.scss';

interface Props {
	chosenId: string;
	onAdd: ( type: QuestionType ) => void;
	onMove: QuestionActions[ 'move' ];
}

/** All questions in their order. Arrow keys go through them, with Alt they move the one that has focus. */
export function Outline( { chosenId, onAdd, onMove }: Props ) {
	const { openField } = useFrame();
	const order = useBuilder( ( now ) => now.order );
	const canAdd = useBuilder( ( { form } ) => canAddQuestion( form.draft ) );
	const error = useBuilder( ( { errors } ) => errors[ 'questions' ] );
	const focusLater = useFocusLater();
	const open = useCallback(
		( id: string ) => openField( id === THANK_YOU ? 'settings.thank_you' : fieldName( { question: id } ) ),
		[ openField ]
	);
	const drag = useDragOrder( order, onMove );

	const onKeyDown = ( event: KeyboardEvent ) => {
		const id = rowOf( event.target );
		const place = id === undefined ? -1 : order.indexOf( id );
		const to = id === undefined ? null : placeBy( event.key, id === THANK_YOU ? order.length : place );
		if ( to === null || event.ctrlKey || event.metaKey || event.shiftKey ) {
			return;
		}
		event.preventDefault();
		if ( ! event.altKey ) {
			focusLater( rowSelector( order[ Math.max( 0, to ) ] ?? THANK_YOU ) );
		} else if ( id !== undefined && place !== -1 && to >= 0 && to < order.length ) {
			onMove( id, to, () => focusLater( rowSelector( id ) ) );
		}
	};

	return (
		<nav
			className="uf-outline"
			aria-label={ __( 'Questions of this survey', 'userfeedback' ) }
			onKeyDown={ onKeyDown }
		>
			<ol className="uf-outline__list" { ...drag.listProps }>
				{ order.map( ( id, place ) => (
					<Fragment key={ id }>
						{ drag.gap === place && <li className="uf-outline__gap" aria-hidden="true" /> }
						<OutlineQuestion
							id={ id }
							isChosen={ chosenId === id }
							isStop={ chosenId === id || ( chosenId === THANK_YOU && place === 0 ) }
							isDragged={ drag.dragged === id }
							handleProps={ order.length > 1 ? drag.handleProps : null }
							onOpen={ open }
						/>
					</Fragment>
				) ) }
				{ drag.gap === order.length && <li className="uf-outline__gap" aria-hidden="true" /> }
			</ol>
			{ error !== undefined && <p className="uf-field-error">{ error }</p> }
			{ canAdd && (
				<div data-field="questions">
					<AddQuestion onAdd={ onAdd } />
				</div>
			) }
			<PathsButton />
			<ul className="uf-outline__end">
				<OutlineEnd isChosen={ chosenId === THANK_YOU } onOpen={ open } />
			</ul>
		</nav>
	);
}

function OutlineEnd( { isChosen, onOpen }: { isChosen: boolean; onOpen: ( id: string ) => void } ) {
	const hasLogic = useBuilder( ( { form } ) => form.draft.settings.thank_you.type === 'conditional_redirect' );
	const isWrong = useBuilder( ( { errors } ) => hasErrorsBelow( errors, 'settings.thank_you' ) );

	return (
		<OutlineRow
			id={ THANK_YOU }
			icon={ check }
			kind=""
			isQuestion={ false }
			title={ __( 'Thank You', 'userfeedback' ) }
			isUntitled={ false }
			hasLogic={ hasLogic }
			isWrong={ isWrong }
			isChosen={ isChosen }
			isStop
			isDragged={ false }
			handleProps={ null }
			onOpen={ onOpen }
		/>
	);
}

function placeBy( key: string, place: number ): number | null {
	switch ( key ) {
		case 'ArrowUp':
			return place - 1;
		case 'ArrowDown':
			return place + 1;
		case 'Home':
			return 0;
		case 'End':
			return Number.MAX_SAFE_INTEGER;
		default:
			return null;
	}
}

function rowSelector( id: string ): string {
	return `[data-outline-row="${ id }"]`;
}
