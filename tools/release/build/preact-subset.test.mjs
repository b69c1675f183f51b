import { transformSync } from '@babel/core';
import { expect, it } from 'vitest';
import { checkPreactUse } from './preact-subset.mjs';

/** @param {string} code */
const check = ( code ) =>
	transformSync( code, {
		babelrc: false,
		configFile: false,
		parserOpts: { plugins: [ 'jsx', 'typescript' ] },
		plugins: [ checkPreactUse ],
	} );

it.each( [
	"import { Component } from 'preact';",
	"import { useState } from 'preact/hooks';",
	'<p ref={ element } />',
	'<p style={ { top: 0 } } />',
	'<p onClickCapture={ act } />',
	'<progress />',
] )( 'rejects what the Preact in the bundles lacks: %s', ( code ) => {
	expect( () => check( code ) ).toThrow( "The widget's Preact lacks this" );
} );

it.each( [
	"import { render } from 'preact';",
	"import type { ComponentChildren } from 'preact';",
	'<form style={ style } onClick={ act }><input type="radio" checked /></form>',
] )( 'accepts what it has: %s', ( code ) => {
	expect( () => check( code ) ).not.toThrow();
} );
