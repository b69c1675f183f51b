<?php
declare(strict_types=1);

namespace UserFeedback\Widget\Fonts;

use Closure;
use UserFeedback\Licensing\Plans\CurrentEdition;
use UserFeedback\Licensing\Plans\PlanFeature;
use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Injection\ResultOf;
use UserFeedback\Platform\Rest\Problem\StorageFailed;
use UserFeedback\Settings\CurrentSettings;
use UserFeedback\Settings\Theme\DownloadedFonts;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Downloads catalog fonts that surveys, ratings and settings use and the site lacks, and deletes unused ones. */
final class SyncFonts {

	/** Seconds of one run. */
	private const TIME = 30.0;

	/** Seconds for which an unused font is kept: a preview or a cached page may still show it. */
	private const UNUSED = 30 * DAY_IN_SECONDS;

	/** @param Closure(): mixed $fontOfRatings as their settings store it. */
	public function __construct(
		private readonly ChosenFontsQuery $chosen,
		private readonly CurrentSettings $settings,
		private readonly Closure $fontOfRatings,
		#[ResultOf( CurrentEdition::class, 'lasting' )] private readonly CurrentEdition $edition,
		private readonly DownloadFont $downloadFont,
		private readonly FontErrorRepository $fontErrors,
		private readonly Clock $clock
	) {}

	/**
	 * @return array{bool, int|null} true if pages now have another font, and when to continue; null if none is missing.
	 * @throws StorageFailed
	 */
	public function sync(): array {
		$until    = microtime( true ) + self::TIME;
		$now      = $this->clock->now()->getTimestamp();
		$before   = $this->fontErrors->all();
		$missing  = array();
		$hasCome  = false;
		$variants = $this->chosenVariants();
		foreach ( $variants as $key => $one ) {
			if ( $one->isKept() ) {
				continue;
			}
			if ( isset( $before[ $key ] ) && $before[ $key ]['next'] > $now ) {
				$missing[ $key ] = $before[ $key ];
				continue;
			}
			try {
				if ( microtime( true ) > $until ) {
					throw new FontDownloadFailed( FontError::UNFINISHED );
				}
				$this->downloadFont->download( $one->font, $one->weight, $until );
				$hasCome = true;
			} catch ( FontDownloadFailed $problem ) {
				$missing[ $key ] = FontErrorRepository::after( $before[ $key ] ?? null, $problem->error, $now );
			}
		}
		$this->fontErrors->save( $missing );
		DownloadedFonts::deleteBut(
			array_map( static fn( FontVariant $one ): string => $one->font->family, array_values( $variants ) ),
			$now - self::UNUSED
		);
		return array( $hasCome, array() === $missing ? null : min( array_column( $missing, 'next' ) ) );
	}

	/**
	 * Returns chosen fonts that this server lacks, by family and weight. Fonts that are about to be downloaded, or whose download
	 * failed, don't count.
	 *
	 * @return list<string>
	 * @throws StorageFailed
	 */
	public function missing(): array {
		$next = wp_next_scheduled( FontDownloadHooks::EVENT );
		if ( false === $next || $next <= $this->clock->now()->getTimestamp() ) {
			return array();
		}
		$missing = array_filter( $this->chosenVariants(), static fn( FontVariant $one ): bool => ! $one->isKept() );
		return array_keys( array_diff_key( $missing, $this->fontErrors->all() ) );
	}

	/** @return array<string, FontVariant> empty if the edition lacks fonts. */
	private function chosenVariants(): array {
		$fonts = $this->edition->allows( PlanFeature::BRANDING )
			? array( $this->settings->get()->toArray()['widget_font'] ?? null, ...array_values( $this->chosen->all() ) )
			: array();
		if ( $this->edition->allows( PlanFeature::POST_RATINGS ) ) {
			$fonts[] = ( $this->fontOfRatings )();
		}
		$variants = array();
		foreach ( $fonts as $chosen ) {
			$one = FontVariant::of( $chosen );
			if ( null !== $one ) {
				$variants[ $one->key() ] = $one;
			}
		}
		return $variants;
	}
}
