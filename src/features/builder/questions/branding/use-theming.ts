import { useMemo } from 'react';
import { lookField, type Looks } from '@/components/branding/looks';
import type { Theming } from '@/contract/types';
import { useBuilder, useDispatch } from '@/features/builder/saving/state/builder-context';
import type { Operation } from '@/features/builder/draft/operations/operations';

/** Returns the survey's look and its setters. */
export function useTheming(): Looks {
	const theming = useBuilder( ( { form } ) => form.draft.settings.theming );
	const errors = useBuilder( ( now ) => now.errors );
	const dispatch = useDispatch();

	const acts = useMemo< Pick< Looks, 'choose' | 'type' | 'replace' | 'left' > >(
		() => ( {
			choose: ( name, value ) => dispatch( { type: 'done', operation: set( name, value ) } ),
			type: ( name, value ) => dispatch( { type: 'typed', operation: set( name, value ) } ),
			replace: ( value ) =>
				dispatch( { type: 'done', operation: { type: 'set', path: 'settings.theming', value } } ),
			left: () => dispatch( { type: 'field-left' } ),
		} ),
		[ dispatch ]
	);
	return { theming: isWhole( theming ) ? theming : null, errors, ...acts };
}

function set< Name extends keyof Theming >( name: Name, value: Theming[ Name ] ): Operation {
	return { type: 'set', path: lookField( name ), value } as Operation;
}

function isWhole( theming: Partial< Theming > | undefined ): theming is Theming {
	return theming?.color_scheme !== undefined;
}
