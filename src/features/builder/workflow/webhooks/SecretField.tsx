import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { type ReactNode, useState } from 'react';
import { LIMITS } from '@/contract/limits';
import { useFocusLater } from '@/lib/hooks/use-focus-later';
import { useDispatch } from '@/features/builder/saving/state/builder-context';
import type { Operation } from '@/features/builder/draft/operations/operations';
import { sprintf } from '@/lib/labels/sprintf';
import { TextField } from '../TextField';

interface Props {
	/** Its name in errors, by ids. */
	field: string;
	label: string;
	hideLabel?: boolean;
	help?: ReactNode;
	/** The typed value; undefined to keep the stored one. */
	value: string | undefined;
	/** The server has one, and never returns it. */
	isStored: boolean;
	/** The stored one can't be kept. */
	isAskedAgain: boolean;
	error?: string | undefined;
	/** @param value undefined to keep the stored one */
	operation: ( value: string | undefined ) => Operation;
}

/** A write-only value: once stored, it can be replaced or removed. */
export function SecretField( {
	field,
	label,
	hideLabel,
	help,
	value,
	isStored,
	isAskedAgain,
	error,
	operation,
}: Props ) {
	const dispatch = useDispatch();
	const focusLater = useFocusLater();
	const [ isReplacing, setReplacing ] = useState( false );
	const set = ( next: string | undefined ) => dispatch( { type: 'done', operation: operation( next ) } );
	const focusField = ( what: 'input' | 'button' ) => focusLater( `[data-field="${ field }"] ${ what }` );
	const keep = () => {
		setReplacing( false );
		set( undefined );
		focusField( isAskedAgain ? 'input' : 'button' );
	};
	const button = ( words: string, onClick: () => void ) => (
		/* translators: 1: what is done, such as "Replace". 2: what with, such as "Secret" */
		<Button
			variant="link"
			aria-label={ sprintf( __( '%1$s: %2$s', 'userfeedback' ), words, label ) }
			onClick={ onClick }
		>
			{ words }
		</Button>
	);
	const remove = button( __( 'Remove', 'userfeedback' ), () => {
		set( '' );
		focusField( 'button' );
	} );

	if ( isStored && value === '' ) {
		return (
			<Told
				field={ field }
				label={ label }
				hideLabel={ hideLabel }
				words={ __( 'Removed when you save', 'userfeedback' ) }
			>
				{ button( isAskedAgain ? __( 'Enter value', 'userfeedback' ) : __( 'Keep', 'userfeedback' ), keep ) }
			</Told>
		);
	}
	if ( isStored && value === undefined && ! isReplacing && ! isAskedAgain ) {
		return (
			<Told field={ field } label={ label } hideLabel={ hideLabel } words={ __( 'Stored', 'userfeedback' ) }>
				{ button( __( 'Replace', 'userfeedback' ), () => {
					setReplacing( true );
					focusField( 'input' );
				} ) }
				{ remove }
			</Told>
		);
	}
	return (
		<div className="uf-write-only">
			<TextField
				field={ field }
				label={ label }
				hideLabel={ hideLabel ?? false }
				help={ help }
				error={ error }
				maxLength={ LIMITS.WEBHOOK_TEXT }
				value={ value ?? '' }
				// An empty field doesn't yet mean to remove the value.
				operation={ ( typed ) => operation( typed === '' && isStored ? undefined : typed ) }
			/>
			{ isStored && (
				<div className="uf-write-only__ways">
					{ isAskedAgain ? remove : button( __( 'Keep stored value', 'userfeedback' ), keep ) }
				</div>
			) }
		</div>
	);
}

function Told( {
	field,
	label,
	hideLabel = false,
	words,
	children,
}: Pick< Props, 'field' | 'label' > & { hideLabel: boolean | undefined; words: string; children: ReactNode } ) {
	return (
		<div className="uf-write-only" data-field={ field } role="group" aria-label={ label }>
			{ ! hideLabel && <span className="uf-write-only__label">{ label }</span> }
			<div className="uf-write-only__told">
				<span>{ words }</span>
				{ children }
			</div>
		</div>
	);
}
