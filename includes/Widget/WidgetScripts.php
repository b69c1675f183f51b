<?php
declare(strict_types=1);

namespace UserFeedback\Widget;

use UserFeedback\Platform\Injection\PluginFile;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * The scripts for visitors and additional ones for survey editors, built by `npm run build`. Their URLs change with their
 * content, so browsers may cache them forever; `later.js` is in the same folder as the survey's script and is requested with
 * its version.
 */
final class WidgetScripts {

	private const LOADER   = 'build/widget/loader.js';
	private const SURVEY   = 'build/widget/survey.js';
	private const EXTENDED = 'build/widget/extended.js';
	private const TYPES    = 'build/widget/types/';
	private const VISITS   = 'build/widget/visits.js';
	private const PREVIEW  = 'build/widget/preview.js';
	private const OPENER   = 'build/widget/why-opener.js';
	private const PANEL    = 'build/widget/why.js';
	private const RATING   = 'build/widget/rating.js';
	private const VOTING   = 'build/widget/voting.js';
	private const RATED    = 'build/widget/rating-preview.js';
	private const HEATMAP  = 'build/widget/heatmap.js';
	private const HEAT     = 'build/widget/heat-view.js';

	/** @param string $pluginFile the plugin's main file. */
	public function __construct( #[PluginFile] private readonly string $pluginFile ) {}

	/** In a checkout that was never built there is nothing to load. */
	public function isBuilt(): bool {
		return is_file( $this->path( self::LOADER ) ) && is_file( $this->path( self::SURVEY ) );
	}

	public function loader(): string {
		return plugins_url( self::LOADER, $this->pluginFile );
	}

	public function loaderVersion(): string {
		return $this->version( self::LOADER );
	}

	public function survey(): string {
		return $this->withVersion( self::SURVEY );
	}

	/** The extended survey bundle, see widget/extended.d.ts. */
	public function extendedSurvey(): string {
		return $this->withVersion( self::EXTENDED );
	}

	/** Returns the script of a question type that has one of its own; empty for the others, which are in the survey bundles. */
	public function questionType( string $name ): string {
		$file = self::TYPES . "$name.js";
		return is_file( $this->path( $file ) ) ? $this->withVersion( $file ) : '';
	}

	/** Records where visitors leave. */
	public function recorder(): string {
		return $this->withVersion( self::VISITS );
	}

	/** Renders surveys for owners: drafts in the builder's frame, and single cards. */
	public function preview(): string {
		return plugins_url( self::PREVIEW, $this->pluginFile );
	}

	public function previewVersion(): string {
		return $this->version( self::PREVIEW );
	}

	/** Opens the panel for users who can edit surveys. */
	public function opener(): string {
		return plugins_url( self::OPENER, $this->pluginFile );
	}

	public function openerVersion(): string {
		return $this->version( self::OPENER );
	}

	public function panel(): string {
		return $this->withVersion( self::PANEL );
	}

	/** The same script for pages that only need single cards: a browser fetches it once. */
	public function cards(): string {
		return $this->withVersion( self::PREVIEW );
	}

	private function withVersion( string $file ): string {
		return add_query_arg( 'ver', $this->version( $file ), plugins_url( $file, $this->pluginFile ) );
	}

	public function hasRatings(): bool {
		return is_file( $this->path( self::RATING ) );
	}

	/** Renders post ratings. */
	public function rating(): string {
		return plugins_url( self::RATING, $this->pluginFile );
	}

	/** Sends votes: rating.js loads it on the first vote. */
	public function voting(): string {
		return $this->withVersion( self::VOTING );
	}

	/** Renders ratings for owners. */
	public function ratingPreview(): string {
		return $this->withVersion( self::RATED );
	}

	public function ratingVersion(): string {
		return $this->version( self::RATING );
	}

	public function hasHeatmap(): bool {
		return is_file( $this->path( self::HEATMAP ) );
	}

	/** Records what visitors do on a page. */
	public function heatmap(): string {
		return plugins_url( self::HEATMAP, $this->pluginFile );
	}

	public function heatmapVersion(): string {
		return $this->version( self::HEATMAP );
	}

	public function hasHeatView(): bool {
		return is_file( $this->path( self::HEAT ) );
	}

	/** Renders a heatmap over its page, for owners. */
	public function heatView(): string {
		return plugins_url( self::HEAT, $this->pluginFile );
	}

	public function heatViewVersion(): string {
		return $this->version( self::HEAT );
	}

	/** Hashes the content: several hosts of a site may have the file with different times. */
	private function version( string $file ): string {
		return is_file( $this->path( $file ) ) ? (string) hash_file( 'crc32b', $this->path( $file ) ) : USERFEEDBACK_VERSION;
	}

	private function path( string $file ): string {
		return dirname( $this->pluginFile ) . '/' . $file;
	}
}
