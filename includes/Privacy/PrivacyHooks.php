<?php
declare(strict_types=1);

namespace UserFeedback\Privacy;

use Closure;
use UserFeedback\Platform\Hooks;
use UserFeedback\Platform\Injection\Lazy;
use UserFeedback\Responses\Moderation\DeleteOldSpam;
use UserFeedback\Settings\CurrentSettings;
use UserFeedback\Settings\Settings;
use UserFeedback\Settings\VisitorSettings;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Registers surveys and ratings with WordPress's personal data tools and its privacy policy guide.
 *
 * @phpstan-import-type Declared from Hooks
 */
final class PrivacyHooks {

	private const NAME    = 'userfeedback';
	private const RATINGS = 'userfeedback-ratings';

	/**
	 * @param Closure(): ResponsePersonalData $data
	 * @param Closure(): ReasonPersonalData   $reasons
	 * @param Closure(): Settings             $settings
	 */
	public function __construct(
		#[Lazy( ResponsePersonalData::class )] private readonly Closure $data,
		#[Lazy( ReasonPersonalData::class )] private readonly Closure $reasons,
		#[Lazy( CurrentSettings::class, 'get' )] private readonly Closure $settings
	) {}

	/** @return array<string, Declared|list<Declared>> */
	public static function hooks(): array {
		return array(
			'wp_privacy_personal_data_exporters' => array( 'addExporter' ),
			'wp_privacy_personal_data_erasers'   => array( 'addEraser' ),
			'admin_init'                         => array( 'suggestText' ),
		);
	}

	/**
	 * @param array<string, array<string, mixed>> $exporters
	 * @return array<string, array<string, mixed>>
	 */
	public function addExporter( array $exporters ): array {
		$exporters[ self::NAME ]    = array(
			'exporter_friendly_name' => __( 'Survey responses', 'userfeedback' ),
			'callback'               => fn( string $address, int $page = 1 ): array => ( $this->data )()->export( $address, $page ),
		);
		$exporters[ self::RATINGS ] = array(
			'exporter_friendly_name' => __( 'Post rating reasons', 'userfeedback' ),
			'callback'               => fn( string $address, int $page = 1 ): array => ( $this->reasons )()->export( $address, $page ),
		);
		return $exporters;
	}

	/**
	 * @param array<string, array<string, mixed>> $erasers
	 * @return array<string, array<string, mixed>>
	 */
	public function addEraser( array $erasers ): array {
		$erasers[ self::NAME ]    = array(
			'eraser_friendly_name' => __( 'Survey responses', 'userfeedback' ),
			'callback'             => fn( string $address, int $page = 1 ): array => ( $this->data )()->erase( $address, $page ),
		);
		$erasers[ self::RATINGS ] = array(
			'eraser_friendly_name' => __( 'Post rating reasons', 'userfeedback' ),
			'callback'             => fn( string $address, int $page = 1 ): array => ( $this->reasons )()->erase( $address, $page ),
		);
		return $erasers;
	}

	public function suggestText(): void {
		$days = DeleteOldResponses::days( ( $this->settings )() );
		$text = PrivacyText::of( VisitorSettings::ipStorage(), DeleteOldSpam::days(), $days );
		wp_add_privacy_policy_content( __( 'UserFeedback', 'userfeedback' ), $text );
	}
}
