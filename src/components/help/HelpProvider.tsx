import { lazy, type ReactNode, Suspense, useState } from 'react';
import { type Asked, HelpContext } from './help-context';

const HelpDrawer = lazy( async () => ( { default: ( await import( './HelpDrawer' ) ).HelpDrawer } ) );

/** Keeps the manual beside the screen while it is open. */
export function HelpProvider( { children }: { children: ReactNode } ) {
	const [ asked, open ] = useState< Asked | null >( null );

	return (
		<HelpContext.Provider value={ open }>
			{ children }
			{ asked && (
				<Suspense fallback={ null }>
					<HelpDrawer asked={ asked } onClose={ () => open( null ) } />
				</Suspense>
			) }
		</HelpContext.Provider>
	);
}
