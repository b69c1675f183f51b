import { Icon } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { connection, dragHandle, warning } from '@wordpress/icons';
import { type ComponentPropsWithoutRef, memo, type ReactElement } from 'react';
import { formatNumber } from '@/lib/format';
import { useBuilderLater } from '@/features/builder/saving/state/builder-context';

interface Props {
	id: string;
	icon: ReactElement;
	/** The icon's meaning, in words. */
	kind: string;
	isQuestion: boolean;
	title: string;
	isUntitled: boolean;
	/** The other question on its page, in words; empty if it starts a page. */
	page: string;
	hasLogic: boolean;
	isWrong: boolean;
	isChosen: boolean;
	/** The tab stop; arrow keys move on. */
	isStop: boolean;
	isDragged: boolean;
	/** Null if it is the only one. */
	handleProps: ( ( id: string ) => ComponentPropsWithoutRef< 'span' > ) | null;
	onOpen: ( id: string ) => void;
}

/** Rerenders only when its own data change. */
export const OutlineRow = memo( function OutlineRow( props: Props ) {
	const {
		id,
		icon,
		kind,
		isQuestion,
		title,
		page,
		hasLogic,
		isWrong,
		isChosen,
		isStop,
		isDragged,
		handleProps,
		onOpen,
	} = props;
	const classes = [
		'uf-outline__row',
		isChosen && 'is-chosen',
		isDragged && 'is-dragged',
		props.isUntitled && 'is-untitled',
		page !== '' && 'is-on-page',
	];

	return (
		<li className={ classes.filter( Boolean ).join( ' ' ) } data-drag-item={ isQuestion ? '' : undefined }>
			{ isQuestion && (
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
					{ isQuestion && <Numbered id={ id } /> } <bdi>{ title }</bdi>
				</span>
				{ page !== '' && <span className="screen-reader-text"> { page }</span> }
				{ hasLogic && <Mark icon={ connection } text={ __( 'Has logic', 'userfeedback' ) } kind="logic" /> }
				{ isWrong && <Mark icon={ warning } text={ __( 'Needs attention', 'userfeedback' ) } kind="wrong" /> }
			</button>
		</li>
	);
} );

/** Separate, because removing one question changes only the numbers of a hundred others. */
function Numbered( { id }: { id: string } ) {
	const place = useBuilderLater( ( { places } ) => places.get( id ) ?? 0 );
	return <span className="uf-outline__number">{ formatNumber( place + 1 ) }</span>;
}

function Mark( { icon, text, kind }: { icon: ReactElement; text: string; kind: 'logic' | 'wrong' } ) {
	return (
		<span className={ `uf-outline__mark is-${ kind }` } title={ text }>
			<Icon icon={ icon } size={ 20 } />
			<span className="screen-reader-text">{ text }</span>
		</span>
	);
}

/** Returns the question of an element's row in the outline. */
export function rowOf( element: EventTarget ): string | undefined {
	return element instanceof HTMLElement ? element.dataset[ 'outlineRow' ] : undefined;
}
