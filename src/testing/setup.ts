import { configure } from '@testing-library/react';

// A busy machine takes its time; a state that does not come within it does not come.
configure( { asyncUtilTimeout: 20_000 } );
