import { AiServer } from './ai-server';
import { Owner } from './owner';
import { test as base } from './test';

/** A site with an AI of its own, and what it was asked. */
export const test = base.extend< { ai: AiServer } >( {
	ai: async ( { page }, use ) => {
		const ai = await AiServer.start();
		const owner = new Owner( page );
		const disconnect = ai.connect( process.env[ 'UF_SITE_DIR' ] ?? '' );
		await owner.switchOffAndOn(); // A plugin that comes or goes has the site ask for models anew.
		await use( ai );
		await page.goto( 'about:blank' ); // A preview that is asked for just now would find no plugin.
		disconnect();
		await owner.switchOffAndOn();
		await ai.stop();
	},
} );
