<?php
declare(strict_types=1);

namespace UserFeedback\Widget;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * The scripts that visitors load and those that editors of surveys load beside them, as `npm run build` made them. Their
 * addresses change with their content, so browsers may keep them for good; `later.js` lies beside the survey's script
 * and is asked for with its version.
 */
final class Bundle {

	private const LOADER  = 'build/widget/loader.js';
	private const SURVEY  = 'build/widget/survey.js';
	private const PREVIEW = 'build/widget/preview.js';
	private const OPENER  = 'build/widget/why-opener.js';
	private const PANEL   = 'build/widget/why.js';
	private const RATING  = 'build/widget/rating.js';
	private const VOTING  = 'build/widget/voting.js';
	private const RATED   = 'build/widget/rating-preview.js';
	private const HEATMAP = 'build/widget/heatmap.js';
	private const HEAT    = 'build/widget/heat-view.js';

	/** @param string $pluginFile the plugin's main file. */
	public function __construct( private readonly string $pluginFile ) {}

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

	/** Draws for owners: drafts in the builder's frame, and single cards. */
	public function preview(): string {
		return plugins_url( self::PREVIEW, $this->pluginFile );
	}

	public function previewVersion(): string {
		return $this->version( self::PREVIEW );
	}

	/** Opens the panel of those who may edit surveys. */
	public function opener(): string {
		return plugins_url( self::OPENER, $this->pluginFile );
	}

	public function openerVersion(): string {
		return $this->version( self::OPENER );
	}

	public function panel(): string {
		return $this->withVersion( self::PANEL );
	}

	/** The same script for where only single cards are wanted: a browser fetches it once. */
	public function cards(): string {
		return $this->withVersion( self::PREVIEW );
	}

	private function withVersion( string $file ): string {
		return add_query_arg( 'ver', $this->version( $file ), plugins_url( $file, $this->pluginFile ) );
	}

	public function hasRatings(): bool {
		return is_file( $this->path( self::RATING ) );
	}

	/** Draws ratings of posts. */
	public function rating(): string {
		return plugins_url( self::RATING, $this->pluginFile );
	}

	/** Sends votes: rating.js asks for it when there is one. */
	public function voting(): string {
		return $this->withVersion( self::VOTING );
	}

	/** Draws ratings for owners. */
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

	/** Draws a map on the page that it is of, for owners. */
	public function heatView(): string {
		return plugins_url( self::HEAT, $this->pluginFile );
	}

	public function heatViewVersion(): string {
		return $this->version( self::HEAT );
	}

	private function version( string $file ): string {
		return is_file( $this->path( $file ) ) ? dechex( (int) filemtime( $this->path( $file ) ) ) : USERFEEDBACK_VERSION;
	}

	private function path( string $file ): string {
		return dirname( $this->pluginFile ) . '/' . $file;
	}
}
