import type { LegalStrings } from './en.ts';

/** Vietnamese. */
export const vi: LegalStrings = {
  terms: {
    title: 'Điều khoản và chính sách',
    description: 'Các điều khoản áp dụng cho mọi người dùng máy chủ Franca này.',
    introduction: 'Các điều khoản này áp dụng cho mọi người đăng nhập vào máy chủ Franca này.',
    sections: [
      [
        'Sử dụng Franca',
        [
          'Hãy đăng nhập bằng số điện thoại hoặc địa chỉ email của chính bạn.',
          'Hãy viết cho mọi người như khi nói chuyện trực tiếp. Ai bị làm phiền có thể chặn bạn.',
          'Bản dịch do máy thực hiện và có thể sai. Bản gốc luôn được giữ bên cạnh.',
        ],
      ],
      [
        'Những gì được lưu',
        [
          'Hồ sơ của bạn: tên, ảnh, quốc gia, ngôn ngữ, giọng và giới tính, cùng cách bạn đăng nhập.',
          'Các cuộc trò chuyện, tệp và bản dịch, để mọi thiết bị của bạn đều hiển thị được.',
          'Trên thiết bị của bạn: tin nhắn chưa gửi, bản nháp và bản sao dùng khi mất mạng. Đăng xuất sẽ xóa chúng.',
        ],
      ],
      [
        'Ai thấy được',
        'Những người trong cuộc trò chuyện thấy tin nhắn của nó. Người vận hành máy chủ này lưu trữ chúng. Nếu người vận hành kết nối một dịch vụ dịch bên ngoài, văn bản chỉ được gửi đến đó để dịch.',
      ],
      [
        'Các gói',
        'Gói trả phí tự gia hạn hằng tháng cho đến khi bị hủy. Gói đã hủy vẫn dùng được đến hết kỳ thanh toán, và thông tin của bạn được giữ 10 tháng để bạn có thể dùng lại.',
      ],
      ['Rời đi', 'Hãy yêu cầu người vận hành máy chủ này xóa tài khoản của bạn và mọi thứ thuộc về nó.'],
    ],
  },
  privacy: {
    title: 'Quyền riêng tư',
    description: 'Máy chủ Franca lưu gì về bạn, vì sao, trong bao lâu và ai thấy được.',
    introduction:
      'Trang này cho biết máy chủ Franca này lưu gì về bạn, vì sao và trong bao lâu. Người vận hành chịu trách nhiệm về việc đó: hãy gửi mọi câu hỏi qua biểu mẫu đối tác.',
    sections: [
      [
        'Tài khoản của bạn',
        [
          'Số điện thoại hoặc địa chỉ email: để bạn đăng nhập. Mã và liên kết chỉ được lưu dưới dạng giá trị băm.',
          'Tên, ảnh, quốc gia, ngôn ngữ, giọng, giới tính và những gì khác bạn nhập: để hiển thị cho người trò chuyện với bạn và để dịch.',
          'Lần cuối bạn trực tuyến: những người có cuộc trò chuyện với bạn thấy được.',
        ],
      ],
      [
        'Các cuộc trò chuyện của bạn',
        [
          'Tin nhắn, tệp, cảm xúc và bản dịch được lưu để mọi thiết bị của bạn đều hiển thị được. Thành viên của cuộc trò chuyện thấy chúng.',
          'Người vận hành có quyền truy cập kỹ thuật vào cơ sở dữ liệu. Tin nhắn không được mã hóa đầu cuối, vì máy chủ phải dịch chúng.',
          'Nếu người vận hành kết nối một dịch vụ dịch bên ngoài, văn bản chỉ được gửi đến đó để dịch.',
        ],
      ],
      [
        'Thanh toán',
        'Các gói, khoản thanh toán và mã quà tặng được lưu cùng tài khoản, và trong 10 tháng sau khi gói kết thúc để bạn có thể dùng lại. Số thẻ và mã bảo mật không bao giờ được lưu: máy chủ chỉ giữ bốn số cuối và tên trên thẻ.',
      ],
      [
        'Biểu mẫu đối tác và bản tin',
        [
          'Yêu cầu được lưu trong một năm và có thể được gửi cho người vận hành qua email.',
          'Địa chỉ nhận tin chỉ được giữ sau khi bạn xác nhận; nếu không, nó bị xóa sau một tuần. Mỗi thư có một liên kết để xóa địa chỉ.',
        ],
      ],
      [
        'Thiết bị của bạn',
        'Franca không dùng cookie hay trình theo dõi, và không tải gì từ máy chủ khác trừ khi bạn trả bằng thẻ hoặc người vận hành giữ tệp ở kho bên ngoài. Thiết bị của bạn giữ phiên đăng nhập, tin nhắn chưa gửi, bản nháp và bản sao dùng khi mất mạng. Đăng xuất sẽ xóa chúng. Địa chỉ mạng được đếm trong thời gian ngắn để không ai làm quá tải máy chủ.',
      ],
      [
        'Quyền của bạn',
        'Hãy yêu cầu người vận hành cung cấp bản sao dữ liệu của bạn, sửa lại, hoặc xóa tài khoản và mọi thứ thuộc về nó.',
      ],
    ],
  },
  install: {
    title: 'Cài Franca',
    description: 'Cách cài Franca trên điện thoại, máy tính bảng hoặc máy tính.',
    introduction:
      'Franca không có ứng dụng trên App Store và Google Play. Franca được cài từ trình duyệt: khi đó có biểu tượng và cửa sổ riêng, và có thể gửi thông báo.',
    sections: [
      [
        'Android',
        [
          'Mở Franca trong trình duyệt và đăng nhập.',
          'Mở trình đơn của trình duyệt.',
          'Chọn “Cài đặt ứng dụng” hoặc “Thêm vào màn hình chính”.',
        ],
      ],
      [
        'iPhone và iPad',
        ['Mở Franca trong Safari và đăng nhập.', 'Bấm Chia sẻ.', 'Chọn “Thêm vào Màn hình chính”.'],
      ],
      [
        'Máy tính',
        [
          'Mở Franca trong Chrome hoặc Edge.',
          'Bấm biểu tượng cài đặt trên thanh địa chỉ, hoặc chọn “Cài đặt” trong trình đơn.',
          'Trong Safari trên Mac: chọn “Thêm vào Dock” trong trình đơn Tệp.',
        ],
      ],
      ['Không cần cài', 'Mọi thứ cũng dùng được trong trình duyệt.'],
    ],
  },
};
