import { useEffect, useState } from 'react';
import { useSite } from '@/lib/site';
import type { Copy } from './copy';
import { findCopy } from './find-copy';
import { deleteCopiesOfOthers, storedCopies, type CopyKey } from './storage';

/** Returns this browser's copy of a form; `looking` while other tabs are being asked. */
export function useFoundCopy( survey: CopyKey[ 'survey' ] ): Copy | null | 'looking' {
	const { admin_url: site, user_id: user } = useSite();
	const [ found, setFound ] = useState< Copy | null | 'looking' >( () =>
		storedCopies( { site, user, survey } ).length === 0 ? null : 'looking'
	);

	useEffect( () => {
		deleteCopiesOfOthers( { site, user } );
		if ( found === 'looking' ) {
			void findCopy( { site, user, survey } ).then( setFound );
		}
		// eslint-disable-next-line react-hooks/exhaustive-deps -- once for each form: what is typed from here on is kept elsewhere.
	}, [] );

	return found;
}
