<?php
declare(strict_types=1);

namespace UserFeedback\Results\Sharing;

use Closure;
use UserFeedback\Platform\Hooks;
use UserFeedback\Platform\Injection\Lazy;
use UserFeedback\Platform\Injection\PluginFile;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Shows shared results: for `?userfeedback_results={token}`, to anyone with the link, logged in or not, and in a block.
 *
 * @phpstan-import-type Declared from Hooks
 */
final class SharedResultsHooks {

	private const BLOCK = 'assets/blocks/results';

	/**
	 * @param Closure(): ReadSharedResults             $shared
	 * @param Closure(array<string, mixed>|null): void $showPage
	 * @param Closure(array<string, mixed>): string    $renderBlock
	 */
	public function __construct(
		#[PluginFile] private readonly string $pluginFile,
		#[Lazy( ReadSharedResults::class )] private readonly Closure $shared,
		#[Lazy( SharedResultsPage::class, 'show' )] private readonly Closure $showPage,
		#[Lazy( SharedResultsBlock::class, 'render' )] private readonly Closure $renderBlock
	) {}

	/**
	 * Runs before WordPress redirects the URL, as it does for front pages.
	 *
	 * @return array<string, Declared|list<Declared>>
	 */
	public static function hooks(): array {
		return array(
			'init'              => array( 'registerBlock' ),
			'template_redirect' => array( 'answer', 1, 1, '?' . ShareMapper::PARAMETER ),
		);
	}

	/** Registers the block `userfeedback/results`, which shows the same as the link. */
	public function registerBlock(): void {
		register_block_type(
			dirname( $this->pluginFile ) . '/' . self::BLOCK,
			array(
				'title'           => __( 'Survey Results', 'userfeedback' ),
				'description'     => __( 'Show selected results of a survey, always up to date.', 'userfeedback' ),
				'keywords'        => array(
					__( 'feedback', 'userfeedback' ),
					__( 'poll', 'userfeedback' ),
					__( 'results', 'userfeedback' ),
				),
				'render_callback' => $this->renderBlock,
			)
		);
	}

	public function answer(): void {
		if ( ! ShareMapper::isAsked() ) {
			return;
		}
		defined( 'DONOTCACHEPAGE' ) || define( 'DONOTCACHEPAGE', true );
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput -- It is looked for as it is, if it is a token at all.
		$token = $_GET[ ShareMapper::PARAMETER ] ?? '';
		( $this->showPage )( is_string( $token ) ? ( $this->shared )()->run( $token ) : null );
		exit;
	}
}
