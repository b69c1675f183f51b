<?php
declare(strict_types=1);

namespace UserFeedback\Widget\Editor;

use Closure;
use UserFeedback\Module;
use UserFeedback\Widget\Places\InlinePlace;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * The blocks. `userfeedback/survey` is the shortcode's place, with the alignment, spacing and anchor that its author gave
 * it; `userfeedback/results` prints what a link to results shows.
 */
final class BlockModule implements Module {

	private const SURVEY  = 'assets/blocks/survey';
	private const RESULTS = 'assets/blocks/results';

	/**
	 * @param Closure(): InlinePlace                 $place
	 * @param Closure(): EditorScripts               $scripts
	 * @param Closure(array<string, mixed>): string $results draws the block of results.
	 */
	public function __construct(
		private readonly string $pluginFile,
		private readonly Closure $place,
		private readonly Closure $scripts,
		private readonly Closure $results
	) {}

	public function register(): void {
		add_action( 'init', array( $this, 'registerBlocks' ) );
	}

	public function registerBlocks(): void {
		if ( is_admin() ) { // The editor's scripts: a visitor's page only draws blocks.
			( $this->scripts )()->registerBlocks();
		}
		$this->registerResults();
		register_block_type(
			dirname( $this->pluginFile ) . '/' . self::SURVEY,
			array(
				'title'           => __( 'Survey', 'userfeedback' ),
				'description'     => __( 'Add a survey for visitors to answer.', 'userfeedback' ),
				'keywords'        => array(
					__( 'feedback', 'userfeedback' ),
					__( 'poll', 'userfeedback' ),
					__( 'question', 'userfeedback' ),
				),
				'render_callback' => array( $this, 'render' ),
			)
		);
	}

	private function registerResults(): void {
		register_block_type(
			dirname( $this->pluginFile ) . '/' . self::RESULTS,
			array(
				'title'           => __( 'Survey Results', 'userfeedback' ),
				'description'     => __( 'Show selected results of a survey, always up to date.', 'userfeedback' ),
				'keywords'        => array(
					__( 'feedback', 'userfeedback' ),
					__( 'poll', 'userfeedback' ),
					__( 'results', 'userfeedback' ),
				),
				'render_callback' => $this->results,
			)
		);
	}

	/** @param array<string, mixed> $attributes as block.json declares them. */
	public function render( array $attributes ): string {
		$id    = $attributes['surveyId'] ?? 0;
		$place = is_int( $id ) && $id > 0 ? ( $this->place )()->of( $id ) : '';
		if ( '' === $place ) {
			return '';
		}
		$anchor = $attributes['anchor'] ?? ''; // WordPress before 7.0 prints it only for blocks that save markup.
		return sprintf(
			'<div %s>%s</div>',
			get_block_wrapper_attributes( is_string( $anchor ) && '' !== $anchor ? array( 'id' => $anchor ) : array() ),
			$place
		);
	}
}
