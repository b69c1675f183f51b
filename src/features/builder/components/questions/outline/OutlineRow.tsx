import { Icon } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { connection, dragHandle, warning } from '@wordpress/icons';
import { type ComponentPropsWithoutRef, memo, type ReactElement } from 'react';
import { formatNumber } from '@/lib/format';

interface Props {
	id: string;
	icon: ReactElement;
	/** What the icon stands for, in words. */
	kind: string;
	/** From 0; null for what is no question. */
	place: number | null;
	title: string;
	isUntitled: boolean;
	hasLogic: boolean;
	isWrong: boolean;
	isChosen: boolean;
	/** Tab stops here; arrow keys go on. */
	isStop: boolean;
	isDragged: boolean;
	/** Null where there is nothing to move it among. */
	handleProps: ( ( id: string ) => ComponentPropsWithoutRef< 'span' > ) | null;
	onOpen: ( id: string ) => void;
}

/** Drawn again only when something of its own has changed. */
export const OutlineRow = memo( function OutlineRow( props: Props ) {
	const { id, icon, kind, place, title, hasLogic, isWrong, isChosen, isStop, isDragged, handleProps, onOpen } = props;
	const classes = [
		'uf-outline__row',
		isChosen && 'is-chosen',
		isDragged && 'is-dragged',
		props.isUntitled && 'is-untitled',
	];

	return (
		<li className={ classes.filter( Boolean ).join( ' ' ) } data-drag-item={ place === null ? undefined : '' }>
			{ place !== null && (
				<span className="uf-outline__handle" aria-hidden="true" { ...handleProps?.( id ) }>
					{ handleProps && <Icon icon={ dragHandle } size={ 20 } /> }
				</span>
			) }
			<button
				type="button"
				className="uf-outline__open"
				data-outline-row={ id }
				tabIndex={ isStop ? 0 : -1 }
				aria-current={ isChosen ? 'true' : undefined }
				aria-keyshortcuts={ handleProps ? 'Alt+ArrowUp Alt+ArrowDown' : undefined }
				onClick={ () => onOpen( id ) }
			>
				<Icon icon={ icon } size={ 20 } />
				{ kind !== '' && <span className="screen-reader-text">{ kind } </span> }
				<span className="uf-outline__title">
					{ place !== null && <span className="uf-outline__number">{ formatNumber( place + 1 ) }</span> }{ ' ' }
					{ title }
				</span>
				{ hasLogic && <Mark icon={ connection } text={ __( 'Has logic', 'userfeedback' ) } kind="logic" /> }
				{ isWrong && <Mark icon={ warning } text={ __( 'Needs attention', 'userfeedback' ) } kind="wrong" /> }
			</button>
		</li>
	);
} );

function Mark( { icon, text, kind }: { icon: ReactElement; text: string; kind: 'logic' | 'wrong' } ) {
	return (
		<span className={ `uf-outline__mark is-${ kind }` } title={ text }>
			<Icon icon={ icon } size={ 20 } />
			<span className="screen-reader-text">{ text }</span>
		</span>
	);
}

/** Of an element in the outline: the question whose row it is. */
export function rowOf( element: EventTarget ): string | undefined {
	return element instanceof HTMLElement ? element.dataset[ 'outlineRow' ] : undefined;
}
