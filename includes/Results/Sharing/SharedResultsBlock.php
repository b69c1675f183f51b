<?php
declare(strict_types=1);

namespace UserFeedback\Results\Sharing;

use UserFeedback\Platform\Injection\PluginFile;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Renders the block `userfeedback/results`: a link's results, in a post.
 *
 * It contains the link's token and no survey id: an author without permission to view results has no token, and can't guess
 * one. When the link is deleted, the block shows no results.
 */
final class SharedResultsBlock {

	private const STYLE  = 'userfeedback-shared';
	private const STYLES = 'assets/shared/results.css';

	public function __construct( #[PluginFile] private readonly string $pluginFile, private readonly ReadSharedResults $shared ) {}

	/** @return array{title: string, description: string, keywords: list<string>} */
	public static function blockTexts(): array {
		return array(
			'title'       => __( 'Survey Results', 'userfeedback' ),
			'description' => __( 'Show selected results of a survey, always up to date.', 'userfeedback' ),
			'keywords'    => array(
				__( 'feedback', 'userfeedback' ),
				__( 'poll', 'userfeedback' ),
				__( 'results', 'userfeedback' ),
			),
		);
	}

	/** @param array<string, mixed> $attributes */
	public function block( array $attributes ): string {
		$token  = $attributes['token'] ?? '';
		$shared = is_string( $token ) && '' !== $token ? $this->shared->run( $token ) : null;
		if ( null === $shared || is_feed() ) {
			return '';
		}
		$version = (string) hash_file( 'crc32b', dirname( $this->pluginFile ) . '/' . self::STYLES );
		wp_enqueue_style( self::STYLE, plugins_url( self::STYLES, $this->pluginFile ), array(), $version );
		$title = is_string( $shared['title'] ?? null ) ? $shared['title'] : '';
		return sprintf(
			'<div %s role="group" aria-label="%s">%s</div>',
			get_block_wrapper_attributes(),
			esc_textarea( $title ),
			SharedResultsHtml::html( $shared, 'h3' )
		);
	}
}
