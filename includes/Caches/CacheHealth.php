<?php
declare(strict_types=1);

namespace UserFeedback\Caches;

use UserFeedback\Settings\VisitorSettings;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** What Tools > Site Health says of page caches: whether a survey that is published now is seen now. WordPress asks it weekly too. */
final class CacheHealth {

	public const TEST = 'userfeedback_page_cache';

	public function __construct( private readonly KeptPages $kept ) {}

	/**
	 * @param array<string, array<string, mixed>> $tests of WordPress's filter site_status_tests.
	 * @return array<string, array<string, mixed>>
	 */
	public function addTest( array $tests ): array {
		$tests['direct'][ self::TEST ] = array(
			'label' => __( 'Page caches and surveys', 'userfeedback' ),
			'test'  => array( $this, 'check' ),
		);
		return $tests;
	}

	/** @return array<string, mixed> of the shape that WordPress wants. */
	public function check(): array {
		$isKept = $this->kept->look();
		$told   = $this->kept->told();
		$isOn   = VisitorSettings::isLoaderOnEveryPage();
		return match ( true ) {
			$isOn                         => $this->result(
				true,
				__( 'Pages from a cache ask for new surveys', 'userfeedback' ),
				__(
					'Each page has the small script of UserFeedback while a survey is published, and asks which surveys are live once it is ten minutes old. So surveys come and go also on pages that a cache keeps for days.',
					'userfeedback'
				),
				LoaderSwitch::button( false, __( 'Load the script only where a survey may show', 'userfeedback' ) )
			),
			null === $isKept              => $this->result(
				true,
				__( 'Page caches could not be looked for', 'userfeedback' ),
				__( 'The site could not ask for its own front page as a visitor does.', 'userfeedback' )
			),
			false === $isKept             => $this->result(
				true,
				__( 'New surveys show at once', 'userfeedback' ),
				__( 'No page cache was found on the front page.', 'userfeedback' )
			),
			array() !== $told              => $this->result(
				true,
				__( 'The page cache is told of new surveys', 'userfeedback' ),
				self::whoIsTold( $told )
			),
			default                        => $this->result(
				false,
				__( 'A page cache may show pages without new surveys', 'userfeedback' ),
				__(
					'The front page comes from a page cache that UserFeedback cannot tell of a change, such as one of your host. A survey that you publish shows on those pages only when the cache makes them anew, which may take days. You can have the small script of UserFeedback (3.6 KB) on every page while a survey is published: it then asks for new surveys where a page is older than ten minutes.',
					'userfeedback'
				),
				LoaderSwitch::button( true, __( 'Load the script on every page', 'userfeedback' ) )
			),
		};
	}

	/** @param list<string> $told names of plugins. */
	private static function whoIsTold( array $told ): string {
		return sprintf(
			/* translators: %s: names of plugins. */
			__( 'When a survey is published or changed, these drop their pages: %s.', 'userfeedback' ),
			wp_sprintf( '%l', $told )
		);
	}

	/** @return array<string, mixed> */
	private function result( bool $isGood, string $label, string $text, string $actions = '' ): array {
		return array(
			'label'       => $label,
			'status'      => $isGood ? 'good' : 'recommended',
			'badge'       => array(
				'label' => __( 'UserFeedback', 'userfeedback' ),
				'color' => 'blue',
			),
			'description' => '<p>' . esc_html( $text ) . '</p>',
			'actions'     => $actions,
			'test'        => self::TEST,
		);
	}
}
