<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit\Deliveries;

use DOMDocument;
use PHPUnit\Framework\TestCase;
use UserFeedback\Deliveries\Webhooks\Payload\XmlEncoder;

/** The result is always XML, whatever visitors type and whatever names an owner chooses. */
final class XmlEncoderTest extends TestCase {

	/** @dataProvider texts */
	public function test_output_is_well_formed_and_keeps_the_readable_text( string $key, string $value, string $said ): void {
		$document = new DOMDocument();
		self::assertTrue( $document->loadXML( XmlEncoder::of( array( $key => $value ) ) ) );
		$element = $document->documentElement?->firstElementChild;
		self::assertNotNull( $element );
		self::assertSame( $said, $element->textContent );
		self::assertSame( $key, $element->hasAttribute( 'key' ) ? $element->getAttribute( 'key' ) : $element->nodeName );
	}

	/** @return array<string, array{string, string, string}> */
	public static function texts(): array {
		$controls = implode( '', array_map( 'chr', range( 0, 31 ) ) );
		return array(
			'plain'                      => array( 'a', 'b', 'b' ),
			'markup'                     => array( 'a', '<b>&amp; "\' ]]>', '<b>&amp; "\' ]]>' ),
			'controls'                   => array( 'a', "x{$controls}y", "x\t\n\ny" ), // A parser reads each line break as one.
			'what is no character'       => array( 'a', "x\u{FFFE}\u{FFFF}y", 'xy' ),
			'beyond the first plane'     => array( 'a', '🎈𝔘', '🎈𝔘' ),
			'a comment'                  => array( 'a', '<!-- -->', '<!-- -->' ),
			'an entity'                  => array( 'a', '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>&x;', '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>&x;' ),
			'a name of another script'   => array( '質問', 'b', 'b' ),
			'a name that is a number'    => array( '7', 'b', 'b' ),
			'a name with a space'        => array( 'my name', 'b', 'b' ),
			'a name that is markup'      => array( '<a href="x">', 'b', 'b' ),
			'a name that is reserved'    => array( 'XMLthing', 'b', 'b' ),
			'a name of a namespace'      => array( 'a:b', 'b', 'b' ),
			'a name of a sign'           => array( '🎈', 'b', 'b' ),
			'a name that looks like one' => array( '×', 'b', 'b' ),
		);
	}

	public function test_writes_an_empty_element_for_nothing_and_one_element_per_choice(): void {
		self::assertSame(
			"<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<event><a></a><b>1</b><b>2</b><c></c><d>true</d></event>\n",
			XmlEncoder::of( array( 'a' => null, 'b' => array( '1', '2' ), 'c' => array(), 'd' => true ) )
		);
	}
}
