import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';

interface Editable {
	/** Null unless it is being edited. */
	typed: string | null;
	start: () => void;
	/** Props of the field while editing. */
	field: {
		value: string;
		onChange: ( event: { target: { value: string } } ) => void;
		onBlur: () => void;
		onKeyDown: ( event: KeyboardEvent ) => void;
	};
	/** The button that starts editing, and gets focus again after. */
	button: RefObject< HTMLButtonElement >;
}

/** Edits a name in place. Enter or blur keeps the typed text; Escape or an empty field restores the old name. */
export function useEditable( name: string, keep: ( name: string ) => void ): Editable {
	const [ typed, setTyped ] = useState< string | null >( null );
	const button = useRef< HTMLButtonElement >( null );
	const wasEditing = useRef( false );
	const isEditing = typed !== null;

	useEffect( () => {
		if ( wasEditing.current && ! isEditing && document.activeElement === document.body ) {
			button.current?.focus(); // The focused field no longer exists.
		}
		wasEditing.current = isEditing;
	}, [ isEditing ] );

	const end = () => {
		const wanted = typed?.trim() ?? '';
		if ( wanted !== '' && wanted !== name ) {
			keep( wanted );
		}
		setTyped( null );
	};

	return {
		typed,
		start: () => setTyped( name ),
		field: {
			value: typed ?? '',
			onChange: ( event ) => setTyped( event.target.value ),
			onBlur: end,
			onKeyDown: ( event ) => {
				if ( event.key === 'Enter' ) {
					event.preventDefault(); // Else the same key also presses the button that replaces it.
					end();
				} else if ( event.key === 'Escape' ) {
					setTyped( null );
				}
			},
		},
		button,
	};
}
